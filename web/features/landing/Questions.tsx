import { Accordion } from '#web/ui/page/Accordion.tsx';
import styles from './Questions.module.css';
import { questionsFor } from './questions.ts';

export function Questions({ briefsAMonth }: { briefsAMonth: number }) {
  return (
    <section id="questions" aria-labelledby="questions-title">
      <div className={`wrap ${styles.inside}`}>
        <h2 className="display d-44" id="questions-title">
          Questions, answered plainly
        </h2>
        <div>
          {questionsFor(briefsAMonth).map(({ question, answer }, n) => (
            <Accordion key={question} question={question} open={n === 0}>
              <p>{answer}</p>
            </Accordion>
          ))}
        </div>
      </div>
    </section>
  );
}
