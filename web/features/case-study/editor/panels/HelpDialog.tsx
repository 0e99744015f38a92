import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from './HelpDialog.module.css';

const groups: { title: string; rows: [string, string][] }[] = [
  {
    title: 'Everywhere',
    rows: [
      ['Undo', 'Ctrl Z'],
      ['Redo', 'Ctrl Shift Z'],
      ['Preview, and back', 'Ctrl E'],
      ['Publish', 'Ctrl Enter'],
      ['This list of keys', 'Ctrl /'],
    ],
  },
  {
    title: 'In a section or component',
    rows: [
      ['Move up, move down', 'Alt ↑  Alt ↓'],
      ['Duplicate', 'Ctrl D'],
      ['Options of a component', 'Shift F10'],
    ],
  },
  {
    title: 'On a handle',
    rows: [
      ['Lift, then drop', 'Space'],
      ['Move what is lifted', 'Arrow keys'],
      ['Cancel the move', 'Escape'],
      ['Delete', 'Delete'],
    ],
  },
  {
    title: 'On a template',
    rows: [
      ['Add at the end', 'Enter'],
      ['Move it to a place', 'Space'],
    ],
  },
  {
    title: 'While writing',
    rows: [
      ['Bold, italic', 'Ctrl B  Ctrl I'],
      ['New paragraph or line of a list', 'Enter'],
    ],
  },
];

/** Every shortcut of the editor. On a Mac, Ctrl is Command. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard" cross wide>
      <p className="muted">On a Mac, Ctrl is Command and Alt is Option.</p>
      <div className={styles.help}>
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="t-14">{title}</h3>
            <dl>
              {rows.map(([action, keys]) => (
                <div key={action}>
                  <dt>{action}</dt>
                  <dd>
                    {keys.split('  ').map((one) => (
                      <kbd key={one}>{one}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
