import { collaborationInWords, collaborationPreferences, TECH_PREFERENCES } from '#domain/submission/collaboration.ts';
import { LONG_TEXT_MAX, TECH_PREFERENCES_MAX } from '#domain/submission/limits.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Check, Switch } from '#web/ui/field/Check.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import type { StepProps } from '../step-props.ts';
import styles from './CollaborationStep.module.css';

/** Who may see the design, and how developers may join (SUB-5). */
export function CollaborationStep({ content, change, brief }: StepProps) {
  const { isPublic, collaborationPreferences: preferences, techPreferences: techs, developerMessage } = content;
  const isOpen = isPublic && content.openToCollaboration;
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <fieldset>
          <legend className={styles.legend}>Visibility</legend>
          <div className={styles.pair}>
            <Visibility
              icon="globe"
              label="Public"
              hint={brief ? 'Everyone can see it in the showcase.' : 'Everyone who has its link can see it.'}
              checked={isPublic}
              onChoose={() => change({ isPublic: true })}
            />
            <Visibility
              icon="lock"
              label="Private"
              hint="Only you can see it, and whoever gets its unlisted link from you. Nobody can ask to build it."
              checked={!isPublic}
              onChoose={() => change({ isPublic: false })}
            />
          </div>
        </fieldset>
        <div>
          <Switch
            checked={isOpen}
            disabled={!isPublic}
            onChange={(event) => change({ openToCollaboration: event.target.checked })}
          >
            Open to collaboration
          </Switch>
          <p className={styles.hint}>
            {isPublic
              ? 'Developers can ask to build it. Nothing starts until you accept.'
              : 'A private design cannot be open to collaboration.'}
          </p>
        </div>
        {isOpen && (
          <>
            <fieldset>
              <legend className={styles.legend}>How you like to work</legend>
              {collaborationPreferences.map(({ id, label, hint }) => (
                <Check
                  key={id}
                  checked={preferences.includes(id)}
                  onChange={() =>
                    change({
                      collaborationPreferences: collaborationPreferences
                        .map((one) => one.id)
                        .filter((one) => preferences.includes(one) !== (one === id)),
                    })
                  }
                >
                  <b className="strong">{label}</b>
                  <small className={styles.small}>{hint}</small>
                </Check>
              ))}
            </fieldset>
            <fieldset>
              <legend className={styles.legend}>
                Technologies you would enjoy <span className="faint">up to {TECH_PREFERENCES_MAX}</span>
              </legend>
              <div className="row gap-2">
                {TECH_PREFERENCES.map((tech) => {
                  const isOn = techs.includes(tech);
                  return (
                    <Button
                      key={tech}
                      variant="second"
                      size="s"
                      pressed={isOn}
                      disabled={!isOn && techs.length >= TECH_PREFERENCES_MAX}
                      onClick={() =>
                        change({
                          techPreferences: TECH_PREFERENCES.filter((one) => techs.includes(one) !== (one === tech)),
                        })
                      }
                    >
                      {tech}
                    </Button>
                  );
                })}
              </div>
            </fieldset>
            <TextArea
              label="Message to developers"
              optional
              rows={3}
              maxLength={LONG_TEXT_MAX}
              value={developerMessage}
              onChange={(event) => change({ developerMessage: event.target.value })}
            />
          </>
        )}
      </div>
      <aside className={styles.preview} aria-label="How developers see it">
        <p className="t-13 faint">How developers see it</p>
        {isOpen ? <DeveloperView content={content} /> : <p className="t-14 muted">Nobody can ask to build it.</p>}
      </aside>
    </div>
  );
}

interface VisibilityProps {
  icon: IconName;
  label: string;
  hint: string;
  checked: boolean;
  onChoose: () => void;
}

function Visibility({ icon, label, hint, checked, onChoose }: VisibilityProps) {
  return (
    <label className={styles.pick}>
      <input type="radio" name="visibility" checked={checked} onChange={onChoose} />
      <span>
        <b>
          <Icon name={icon} />
          {label}
        </b>
        <small className={styles.small}>{hint}</small>
      </span>
    </label>
  );
}

function DeveloperView({ content }: Pick<StepProps, 'content'>) {
  const words = collaborationInWords(content.collaborationPreferences, content.techPreferences);
  return (
    <>
      {content.developerMessage.trim() && (
        <div className={styles.note}>
          <p className={styles.to}>To developers</p>
          <p className={styles.message}>{content.developerMessage}</p>
        </div>
      )}
      <p className="t-14 muted">{words || 'How you work and what you enjoy is not stated.'}</p>
    </>
  );
}
