import { type FormEvent, useRef } from 'react';
import type { OwnProfile } from '#contract/profile.ts';
import { links } from '#domain/navigation/links.ts';
import { BIO_MAX } from '#domain/person/profile.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { AvatarPicture } from './AvatarPicture.tsx';
import { HandleInput } from './HandleInput.tsx';
import { LinkInputs } from './LinkInputs.tsx';
import styles from './Profile.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** SIGN-13: the data that shows on a person's page and beside their work. */
export function ProfileSection({ profile }: { profile: OwnProfile }) {
  const { form, change, save, busy, failure, savedAt, problems, isChanged } = useProfileForm(profile);
  const { fields } = problems;
  const element = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = await save();
    const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => wrong.includes(name))?.focus();
  }

  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <AvatarPicture
        profile={profile}
        paper={form.paper}
        name={form.displayName || profile.displayName}
        onPaper={(paper) => change({ paper })}
      />
      <div className={styles.two}>
        <TextInput
          label="Display name"
          name="displayName"
          autoComplete="name"
          value={form.displayName}
          error={fields.displayName}
          onChange={(event) => change({ displayName: event.target.value })}
        />
        <HandleInput
          handle={form.handle}
          problem={fields.handle}
          free={problems.free}
          former={profile.formerHandles}
          isChanged={form.handle !== profile.handle}
          onChange={(handle) => change({ handle })}
        />
      </div>
      <TextArea
        label="Bio"
        name="bio"
        rows={3}
        value={form.bio}
        error={fields.bio}
        count={`${[...form.bio.trim()].length} of ${BIO_MAX}`}
        onChange={(event) => change({ bio: event.target.value })}
      />
      <LinkInputs links={form.links} problems={fields} onChange={(changed) => change({ links: changed })} />
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? 'Saving profile' : 'Save profile'}
        </Button>
        <ButtonLink to={links.person(profile.handle)} variant="quiet">
          See your page
        </ButtonLink>
        <SaveState failure={failure?.message} savedAt={savedAt} isChanged={isChanged} />
      </div>
    </form>
  );
}

function SaveState(props: { failure: string | undefined; savedAt: number | null; isChanged: boolean }) {
  const { failure, savedAt, isChanged } = props;
  const isHydrated = useHydrated();
  if (failure)
    return (
      <p className={styles.failed} role="alert">
        <Icon name="circle-alert" size="s" />
        {failure}
      </p>
    );
  return (
    <p className={savedAt ? styles.saved : styles.unsaved} role="status">
      {savedAt && (
        <>
          <Icon name="circle-check" size="s" />
          Saved · {new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(savedAt)}
        </>
      )}
      {!savedAt && isHydrated && isChanged && 'Not saved yet; kept on this device'}
    </p>
  );
}
