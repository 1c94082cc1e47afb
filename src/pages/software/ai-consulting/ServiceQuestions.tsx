import styles from "./ServiceQuestions.module.css";

type AnsweringService = {
  /** What a client asks, in the client's words. */
  readonly question: string;
  readonly title: string;
  readonly description: string;
};

/** Questions as large as statements, each with the service that answers it indented below. */
export function ServiceQuestions({ services }: { services: readonly AnsweringService[] }) {
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
