import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { CoverBox, CoverPicture } from '#web/parts/CoverPicture.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { UnlistedLink } from '../parts/UnlistedLink.tsx';
import type { Submitted } from '../wizard/use-submit.ts';
import styles from './PublishedDialog.module.css';
import { shareLinks } from './share-links.ts';

/** Over the showcase, after the wizard: what happened to the design, and the way on (SUB-7). */
export function PublishedDialog({ published }: { published: Submitted }) {
  const { id, title, isPublic, hasBrief, cover } = published;
  const navigate = useNavigate();
  const heading = useRef<HTMLSpanElement>(null);
  // The browser would give the focus to the address, which is not what comes next.
  useEffect(() => heading.current?.focus(), []);
  const url = location.origin + links.submission(id);
  // Removes the history entry's state too, so that a reload shows the showcase.
  const close = () => navigate(links.showcase(), { replace: true, state: null, preventScrollReset: true });
  return (
    <Dialog
      open
      wide
      cross
      title={
        <span ref={heading} tabIndex={-1} className={styles.heading}>
          {isPublic ? 'Design Published' : 'Design submitted, only you see it'}
        </span>
      }
      onClose={close}
      actions={
        <>
          <ButtonLink to={links.submitDesign()} variant="quiet" size="s" className={styles.another}>
            Create Another Design
          </ButtonLink>
          <ButtonLink to={links.submission(id)} variant="second">
            {isPublic && hasBrief ? 'View in Showcase' : 'View your design'}
          </ButtonLink>
          <ButtonLink to={links.editCaseStudy(id)}>Write the case study</ButtonLink>
        </>
      }
    >
      <p className="muted">{whereText(published)}</p>
      {cover && cover.sources.length > 0 && (
        <CoverBox className={styles.cover}>
          <CoverPicture {...cover} alt={`Cover of ${title}`} sizes="(min-width: 600px) 496px, 90vw" />
        </CoverBox>
      )}
      {isPublic ? <Share url={url} title={title} /> : <UnlistedLink designId={id} />}
    </Dialog>
  );
}

function whereText({ title, isPublic, hasBrief }: Submitted): string {
  if (!isPublic)
    return `${quoted(title)} is private. Only you can see it until you make it public or share its unlisted link.`;
  return hasBrief
    ? `${quoted(title)} is in the showcase.`
    : `${quoted(title)} can be seen by everyone who has its link. The showcase does not list it because it was submitted without a brief.`;
}

function Share({ url, title }: { url: string; title: string }) {
  const [failure, setFailure] = useState<string | null>(null);
  async function share() {
    setFailure(null);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setFailure('Sharing did not open. Copy the link instead.');
    }
  }
  return (
    <>
      <div className={styles.copy}>
        <input
          className={styles.link}
          readOnly
          // The button beside it does the same for keyboards.
          tabIndex={-1}
          value={url}
          aria-label="Link to the design"
          // The cursor starts at the beginning, because at the end it would show the end of a long link.
          ref={(field) => field?.setSelectionRange(0, 0)}
        />
        <CopyButton text={url} label="Copy link" copiedLabel="Link copied" variant="second" size="m" />
      </div>
      <ul className={styles.shares} aria-label="Share">
        {'share' in navigator && (
          <li>
            <Button variant="second" size="s" icon="share-2" onClick={() => void share()}>
              Share
            </Button>
          </li>
        )}
        {shareLinks(url, title).map(({ name, href, icon }) => (
          <li key={name}>
            <ButtonLink
              href={href}
              variant="second"
              size="s"
              icon={icon}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {failure && (
        <p className="t-13" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
