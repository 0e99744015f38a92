import { Controls } from './Controls.tsx';
import { Foundations } from './Foundations.tsx';
import styles from './Kit.module.css';
import { Papers } from './Papers.tsx';

/** Every part in every state, for those who build pages. Shown in development only. */
export default function Kit() {
  return (
    <main id="main" className={`wrap ${styles.kit}`}>
      <h1 className="display d-58">Kit</h1>
      <p className="lede">Every part, in every state.</p>
      <Foundations icons={[]} />
      <Controls />
      <Papers />
    </main>
  );
}
