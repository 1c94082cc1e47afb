import { ArrowLeft } from "lucide";
import { useContext } from "react";
import { ancestorsOf, type Route } from "~/lib/routes";
import { breadcrumb } from "~/site/words/links-and-lists";
import styles from "./Breadcrumb.module.css";
import { CurrentPage } from "./current-page";
import { Icon } from "./Icon";
import { Link } from "./Link";

/** Links to the parent pages of the current page, or to other ones. The h1 below names the page itself. */
export function Breadcrumb({ to }: { to?: readonly Route[] | undefined }) {
  const page = useContext(CurrentPage);
  const ancestors = to ?? (page ? ancestorsOf(page) : []);
  if (ancestors.length === 0) return null;
  return (
    <nav className={styles.breadcrumb} aria-label={breadcrumb}>
      <ol>
        {ancestors.map(({ target, title }) => (
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
