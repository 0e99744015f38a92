import { iconNames } from '#web/ui/brand/icon-names.ts';
import { Controls } from './Controls.tsx';
import { Feedback } from './Feedback.tsx';
import { Foundations } from './Foundations.tsx';
import { Industries } from './Industries.tsx';
import styles from './Kit.module.css';
import { KitHeader, Navigation } from './Navigation.tsx';

const parts: [id: string, name: string][] = [
  ['colour', 'Colour'],
  ['type', 'Type'],
  ['icons', 'Icons'],
  ['buttons', 'Buttons'],
  ['fields', 'Fields'],
  ['chips', 'Chips and badges'],
  ['choices', 'Choices'],
  ['tickets', 'Tickets and covers'],
  ['navigation', 'Navigation'],
  ['gauge', 'Timeline'],
  ['folding', 'Folding'],
  ['content', 'Content'],
  ['messages', 'Messages and pins'],
  ['overlays', 'Overlays'],
  ['states', 'Empty and error'],
  ['missing', 'Missing and broken'],
  ['loading', 'Loading'],
];

/** Every component in every state, for developers. In development only. */
export function Kit() {
  return (
    <>
      <KitHeader />
      <main id="main" className={`wrap ${styles.kit}`}>
        <h1 className="display d-58">Kit</h1>
        <p className="lede">Every part, in every state. Switch the theme in the header.</p>
        <nav className={styles.contents} aria-label="Parts">
          {parts.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <Foundations icons={iconNames} />
        <Controls />
        <Industries />
        <Navigation />
        <Feedback />
      </main>
    </>
  );
}
