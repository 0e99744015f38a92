import { Link } from 'react-router';
import type { AgreementView } from '#contract/agreement.ts';
import { type TermName, type Terms, termLabels } from '#domain/collaboration/agreement.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { NO_PICTURE, Picture } from '#web/ui/picture/Picture.tsx';
import styles from './AgreementDocument.module.css';
import { Signatures } from './Signatures.tsx';
import { TermLine } from './TermLine.tsx';

/** Prefix of a term's name in the path of a field error. */
const TERMS = 'terms.';
const shown: TermName[] = ['scope', 'creditLine', 'pace', 'licence', 'contact'];

/** The agreement that both confirm: five terms, two signatures, one hash (WORK-12). */
export function AgreementDocument({ agreement, now }: { agreement: AgreementView; now: number }) {
  const { id, iAm, state, design, designer, developer, terms, revision, hash } = agreement;
  const { call, doing, failure, forget } = useCall<'confirm' | TermName>({ reload: 'answered' });
  const wrong = Object.entries(failure?.fields ?? {}).filter(([path]) => path.startsWith(TERMS));
  const errors = Object.fromEntries(wrong.map(([path, words]) => [path.slice(TERMS.length), words]));
  const isMine = Boolean(iAm === 'designer' ? agreement.designerConfirmedAt : agreement.developerConfirmedAt);

  const change = (name: TermName, part: Partial<Terms>) =>
    call(() => api('PATCH /api/agreements/:id', { params: { id }, body: { revision, terms: part } }), name);
  const confirm = () =>
    call(() => api('POST /api/agreements/:id/confirmation', { params: { id }, body: { revision, hash } }), 'confirm');

  return (
    <article className={styles.agreement} aria-labelledby="agreement-title">
      <header className={styles.head}>
        <div>
          <p className="t-13 muted">Agreement between</p>
          <h2 id="agreement-title" className="display d-34">
            <Link to={links.person(designer.handle)}>{designer.displayName}</Link> and{' '}
            <Link to={links.person(developer.handle)}>{developer.displayName}</Link>
          </h2>
          <p className="muted">to build {quoted(design.title)}</p>
        </div>
        <Picture {...(design.picture ?? NO_PICTURE)} alt="" sizes="132px" className={styles.picture} />
      </header>
      <dl className={styles.lines}>
        {shown.map((name) => (
          <TermLine
            key={name}
            name={name}
            label={termLabels[name]}
            agreement={agreement}
            now={now}
            busy={doing === name}
            error={errors[name]}
            daysError={errors.silenceDays}
            onTyped={forget}
            onChange={change}
          />
        ))}
      </dl>
      <Signatures agreement={agreement} now={now} />
      {failure && wrong.length === 0 && (
        <Notice tone="bad" alert>
          {failure.message}
        </Notice>
      )}
      {state === 'ended' && <Notice title="This agreement is over">What you agreed stays readable here.</Notice>}
      <footer className={styles.foot}>
        <p className="t-13 muted">
          {state === 'agreeing' ? 'Final when both confirm' : 'Final: both have confirmed'}
          <br />
          <span className="value" title={hash}>
            sha-256 {hash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')}
          </span>
        </p>
        <div className="row gap-2">
          <Button variant="quiet" icon="printer" className="no-print" onClick={() => print()}>
            Print
          </Button>
          {state === 'agreeing' && (
            <Button busy={doing === 'confirm'} disabled={isMine} onClick={() => void confirm()}>
              {isMine ? 'You have confirmed' : 'Confirm agreement'}
            </Button>
          )}
          {state === 'active' && <ButtonLink to={links.workspace(design.id)}>Open workspace</ButtonLink>}
        </div>
      </footer>
      <p className="sr">{`Terms version ${revision}, with ${terms.silenceDays} days of silence`}</p>
    </article>
  );
}
