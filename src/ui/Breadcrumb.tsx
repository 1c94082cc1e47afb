import { ArrowLeft } from "lucide";
import type { Target } from "~/content-types";
import { ancestorsOf } from "~/site/routes";
import styles from "./Breadcrumb.module.css";
import { Icon } from "./Icon";
import { Link } from "./Link";

/** Links to the parent pages. The h1 below names the page itself. */
export function Breadcrumb({ page }: { page: Target }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        {ancestorsOf(page).map(({ target, title }) => (
          <li key={target}>
            <Link to={target}>
              <Icon of={ArrowLeft} />
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
