import { useRef } from 'react';
import { Link } from 'react-router';
import type { Milestone } from '#contract/milestone.ts';
import { links } from '#domain/navigation/links.ts';
import { LONG_TEXT_MAX } from '#domain/submission/limits.ts';
import { thousands } from '#domain/value/thousands.ts';
import { shortDay } from '#web/lib/format/days.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import type { StepProps } from '../step-props.ts';
import styles from './ReflectionForm.module.css';
import { insertSnippet } from './snippet.ts';

const answers = [
  { name: 'approach', label: 'Approach', question: 'What did you try first, and what did you throw away?', rows: 5 },
  {
    name: 'challenges',
    label: 'Challenges',
    question: 'What was difficult about the brief, and what did you learn from it?',
    rows: 4,
  },
  {
    name: 'resources',
    label: 'Resources',
    question: 'Programs, typefaces, articles, people. Links are fine.',
    rows: 3,
  },
] as const;
type Answer = (typeof answers)[number]['name'];

/** Three answers, with the person's own milestones as snippets. */
export function ReflectionForm({ content, change, brief }: StepProps) {
  const areas = useRef<Partial<Record<Answer, HTMLTextAreaElement | null>>>({});
  const writing = useRef<Answer>('approach');

  function setIn(milestone: Milestone) {
    const name = writing.current;
    const area = areas.current[name];
    const { text, caret } = insertSnippet(content[name], area?.selectionStart ?? content[name].length, milestone.title);
    change({ [name]: text });
    // Waits until the field has rendered the new text.
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(caret, caret);
    });
  }

  const milestones = brief?.milestones ?? [];
  const twist = brief?.content.plotTwist;
  return (
    <div className={styles.reflect}>
      <div className="stack gap-6">
        {answers.map(({ name, label, question, rows }) => (
          <TextArea
            key={name}
            ref={(area) => {
              areas.current[name] = area;
            }}
            label={label}
            optional
            question={`${question} Shown on the page of the design.`}
            count={`${thousands(content[name].length)} of ${thousands(LONG_TEXT_MAX)}`}
            rows={rows}
            maxLength={LONG_TEXT_MAX}
            value={content[name]}
            onFocus={() => {
              writing.current = name;
            }}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </div>
      {(milestones.length > 0 || twist) && (
        <aside className={styles.beside} aria-label="From your own work">
          {milestones.length > 0 && (
            <>
              <h2 className="t-14">From your timeline</h2>
              <p className="t-13 muted">Press one to insert it into the answer you are writing.</p>
              <ul className={styles.snippets}>
                {milestones.map((milestone) => (
                  <li key={milestone.id}>
                    <button type="button" onClick={() => setIn(milestone)}>
                      <b className="tnum">{milestone.percentage}%</b>
                      <span>
                        {milestone.title}
                        <small>{milestone.doneAt ? `${shortDay(milestone.doneAt, new Date())}, done` : 'Open'}</small>
                      </span>
                      <Icon name="plus" />
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
          {twist && (
            <>
              <h2 className="t-14">What the client’s change request asks</h2>
              <p className="t-14">{twist}</p>
              {brief?.changeWaits ? (
                <p className="t-14">
                  <Link to={links.changeRequest(brief.id)}>Answer your client</Link> before you submit. Then the design
                  can show this and your answer.
                </p>
              ) : (
                brief?.hasClient && (
                  <Check
                    checked={content.showsChange}
                    onChange={(event) => change({ showsChange: event.target.checked })}
                  >
                    Show this and your answer on the design
                  </Check>
                )
              )}
            </>
          )}
        </aside>
      )}
    </div>
  );
}
