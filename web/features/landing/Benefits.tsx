import styles from './Benefits.module.css';

const benefits = [
  {
    name: 'A client with reasons',
    words: 'Goals with numbers, people with habits, and sometimes a plot twist at the end.',
  },
  {
    name: 'Your pace',
    words: 'Your own milestones, and a deadline only if you choose one. Pause, come back, submit.',
  },
  {
    name: 'Proof of thinking',
    words: 'Approach, challenges and pinned notes travel with every design.',
  },
  {
    name: 'Developers who are looking',
    words: 'Mark a design as open to collaboration, and developers can approach you.',
  },
  { name: 'Case studies', words: 'Turn a design into a page with its own link.' },
  { name: 'Portfolio', words: 'One address for your designs, case studies and builds.' },
];

export function Benefits() {
  return (
    <section className={`band ${styles.benefits}`} aria-labelledby="benefits-title">
      <div className={`wrap ${styles.inside}`}>
        <h2 className="display d-44" id="benefits-title">
          Practice that looks like the job, not like homework
        </h2>
        <dl className={styles.list}>
          {benefits.map(({ name, words }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
