import styles from "./ServiceQuestions.module.css";

type Service = {
  /** In the client's words. */
  readonly question: string;
  readonly title: string;
  readonly description: string;
};

/** Large questions on the left, the services that answer them on the right. */
export function ServiceQuestions({ services }: { services: readonly Service[] }) {
  return (
    <ol role="list" className={styles.questions}>
      {services.map(({ question, title, description }) => (
        <li key={title}>
          <p className={styles.question}>{question}</p>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
