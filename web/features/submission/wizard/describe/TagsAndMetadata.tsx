import { useState } from 'react';
import { LINK_MAX, LONG_TEXT_MAX, SUBMISSION_TITLE_MAX } from '#domain/submission/limits.ts';
import { NO_WEB_LINK, webLink } from '#domain/submission/link.ts';
import { SUBMISSION_TAGS } from '#domain/submission/tags.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import type { StepProps } from '../step-props.ts';
import { CoverageForm } from './CoverageForm.tsx';
import styles from './TagsAndMetadata.module.css';

/** Title, tags, requirements of the brief, links and notes (SUB-4, SUB-10, SUB-11). */
export function TagsAndMetadata(props: StepProps) {
  const { content, change, brief, missing } = props;
  const { title, tags, assetsLink, handoffNotes, privateNotes } = content;
  const [isTypingLink, setTypingLink] = useState(false);
  const isBadLink = assetsLink.trim() !== '' && !webLink(assetsLink);
  return (
    <>
      <div className={styles.top}>
        <TextInput
          label="Title"
          name="title"
          required
          maxLength={SUBMISSION_TITLE_MAX}
          value={title}
          onChange={(event) => change({ title: event.target.value })}
          error={title.trim() ? undefined : missing.title}
          hint="What the design is called in the showcase."
        />
        <fieldset>
          <legend className={styles.legend}>Style tags</legend>
          <div className="row gap-2">
            {SUBMISSION_TAGS.map((tag) => {
              const isOn = tags.includes(tag);
              return (
                <Button
                  key={tag}
                  variant="second"
                  size="s"
                  pressed={isOn}
                  onClick={() =>
                    change({ tags: SUBMISSION_TAGS.filter((one) => tags.includes(one) !== (one === tag)) })
                  }
                >
                  {tag}
                </Button>
              );
            })}
          </div>
        </fieldset>
      </div>
      {brief && brief.content.deliverables.length > 0 && <CoverageForm {...props} brief={brief} />}
      <div className={styles.more}>
        <TextInput
          className={styles.link}
          label="Assets link"
          name="assetsLink"
          optional
          type="url"
          icon="folder-down"
          maxLength={LINK_MAX}
          value={assetsLink}
          onChange={(event) => {
            setTypingLink(true);
            change({ assetsLink: event.target.value });
          }}
          onBlur={() => {
            setTypingLink(false);
            change({ assetsLink: webLink(assetsLink) ?? assetsLink });
          }}
          error={isBadLink && !isTypingLink ? NO_WEB_LINK : undefined}
        />
        <TextArea
          label="Handoff notes"
          optional
          rows={3}
          maxLength={LONG_TEXT_MAX}
          value={handoffNotes}
          hint="For whoever builds it. Shown on the page of the design."
          onChange={(event) => change({ handoffNotes: event.target.value })}
        />
        <TextArea
          label="Private notes"
          optional
          rows={3}
          maxLength={LONG_TEXT_MAX}
          value={privateNotes}
          hint="Only you see these."
          placeholder="What you want to remember for the next round"
          onChange={(event) => change({ privateNotes: event.target.value })}
        />
      </div>
    </>
  );
}
