import { Button } from '#web/ui/control/Button.tsx';
import { ChooseFrames } from '../wizard/frames/ChooseFrames.tsx';
import { Uploads } from '../wizard/import/Uploads.tsx';
import type { Uploading } from '../wizard/import/use-uploads.ts';
import type { StepProps } from '../wizard/step-props.ts';
import styles from './EditDesign.module.css';

/** A design's frames: their order, the cover, which frames stay, and new pictures. */
export function EditFrames({ uploading, ...props }: StepProps & { uploading: Uploading }) {
  const { content, change } = props;
  return (
    <>
      <ChooseFrames {...props} />
      <p className={styles.hint}>
        When you save, the frames you have left out are removed with their pictures and annotations.
      </p>
      <section className={styles.more} aria-labelledby="more-frames">
        <h2 className="display d-26" id="more-frames">
          Add pictures
        </h2>
        <Uploads frames={[]} uploading={uploading} onRename={() => undefined} onRemove={() => undefined} />
      </section>
      {content.figmaLink && (
        <section className={styles.more} aria-labelledby="file-link">
          <h2 className="display d-26" id="file-link">
            Link to the design file
          </h2>
          <p className={styles.link}>{content.figmaLink}</p>
          <Button variant="second" size="s" icon="trash-2" onClick={() => change({ figmaLink: '', fileInfo: null })}>
            Remove the link
          </Button>
        </section>
      )}
    </>
  );
}
