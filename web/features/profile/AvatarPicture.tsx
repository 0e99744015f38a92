import { type ChangeEvent, useRef } from 'react';
import type { OwnProfile } from '#contract/profile.ts';
import { type IndustryId, industries } from '#domain/catalog/industries.ts';
import { AVATAR_SIDE_MIN } from '#domain/person/profile.ts';
import { PICTURE_TYPES } from '#web/lib/format/picture-file.ts';
import { useInertUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import styles from './Profile.module.css';
import { useAvatar } from './use-avatar.ts';

interface Props {
  profile: OwnProfile;
  name: string;
  paper: IndustryId;
  onPaper: (paper: IndustryId) => void;
}

/** The person's picture, which is saved as soon as it is uploaded. Without one, their initials stand on a paper. */
export function AvatarPicture({ profile, name, paper, onPaper }: Props) {
  const inert = useInertUntilHydrated({ controlledBy: paper });
  const { shown, doing, part, done, failure, upload, remove, cancel } = useAvatar(profile);
  const picker = useRef<HTMLInputElement>(null);
  const isUploading = doing === 'upload';

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file) void upload(file);
    // Allows the person to pick the same file again.
    event.target.value = '';
  }

  return (
    <div className={styles.picture}>
      <Avatar name={name} paper={paper} src={shown} size="xl" />
      <div className={styles.beside}>
        <div className="row">
          <Button variant="second" size="s" icon="upload" busy={isUploading} onClick={() => picker.current?.click()}>
            {isUploading ? 'Uploading picture' : 'Upload picture'}
          </Button>
          {isUploading && (
            <Button variant="quiet" size="s" onClick={cancel}>
              Cancel
            </Button>
          )}
          {shown && !doing && (
            <Button variant="quiet" size="s" onClick={() => void remove()}>
              Remove
            </Button>
          )}
          <input
            ref={picker}
            type="file"
            accept={PICTURE_TYPES}
            className="sr"
            tabIndex={-1}
            aria-label="Picture of yourself"
            onChange={pick}
          />
        </div>
        {isUploading && <ProgressBar value={part * 100} label="Uploading picture" />}
        {failure ? (
          <p className={styles.failed} role="alert">
            {failure}
          </p>
        ) : (
          <p className={styles.hint} role="status">
            {done ?? `Square, at least ${AVATAR_SIDE_MIN} px. Without one, your initials on a colour you choose.`}
          </p>
        )}
        <fieldset className={styles.papers} inert={inert}>
          <legend className="sr">Colour behind your initials</legend>
          {industries.map(({ id, short }) => (
            <label key={id}>
              <input
                type="radio"
                name="paper"
                value={id}
                checked={id === paper}
                aria-label={`Colour of ${short}`}
                onChange={() => onPaper(id)}
              />
              <i data-industry={id} />
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
