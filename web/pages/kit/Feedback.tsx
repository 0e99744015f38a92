import { useState } from 'react';
import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { openLogin } from '#web/lib/session/login.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { Palette } from '#web/parts/Palette.tsx';
import { PriorityMark } from '#web/parts/PriorityMark.tsx';
import { StatusBadge } from '#web/parts/StatusBadge.tsx';
import { LikeButton, ViewCount, WorkCard } from '#web/parts/WorkCard.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { Menu } from '#web/ui/control/Menu.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx';
import { TextSkeleton, TicketSkeleton, WorkSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { ToastCard } from '#web/ui/feedback/ToastRegion.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Typewriter } from '#web/ui/text/Typewriter.tsx';
import styles from './Kit.module.css';
import { Messages, Missing } from './Missing.tsx';
import { Part, Specimen } from './Part.tsx';

const colours = [
  { name: 'Oven Brick', hex: '#b6432a' },
  { name: 'Crust', hex: '#c88a48' },
  { name: 'Butter', hex: '#e6b849' },
  { name: 'Samphire', hex: '#54704f' },
  { name: 'Flour', hex: '#f6ead6' },
  { name: 'Burnt End', hex: '#33251d' },
];
const nothing = () => undefined;

export function Feedback() {
  const [dialog, setDialog] = useState<'question' | 'sheet' | null>(null);
  const [liked, setLiked] = useState(true);
  const close = () => setDialog(null);
  return (
    <>
      <Part id="content" title="Content" rule="The parts a brief and a showcase are made of.">
        <Palette colours={colours} />
        <Specimen name="Priority, views, like, copy, progress" across>
          <PriorityMark priority="high" />
          <PriorityMark priority="medium" />
          <PriorityMark priority="low" />
          <ViewCount count={9} />
          <LikeButton
            label="Like Nightlines"
            count={liked ? 3 : 2}
            liked={liked}
            form={{ action: links.kit(), from: links.kit() }}
            onToggle={() => setLiked(!liked)}
          />
          <CopyButton text="BF20264417" variant="second" />
          <div className={styles.drawer}>
            <ProgressBar label="saltmarsh-board.png" value={64} />
          </div>
        </Specimen>
        <div className={styles.three}>
          <WorkCard
            picture={<Cover seed="Nightlines" industry="travel" styles={['retro', 'bold']} rows={6} />}
            title={<Link to="/showcase/nightlines">Nightlines</Link>}
            by="Tomás Rey"
            openToCollaboration
            industry="travel"
            styles={['retro', 'bold']}
          />
          <WorkSkeleton />
          <TicketSkeleton />
        </div>
      </Part>
      <Messages />
      <Part id="overlays" title="Overlays">
        <Specimen name="Menu, dialogs, toasts" across>
          <Menu
            trigger={
              <Button variant="second" iconEnd="chevron-down">
                Component
              </Button>
            }
            label="Component"
            items={[
              { label: 'Paste Text', icon: 'clipboard-paste', onSelect: nothing },
              { label: 'Duplicate', icon: 'copy', onSelect: nothing },
              { kind: 'line', id: 'before-delete' },
              { label: 'Delete Component', icon: 'trash-2', danger: true, onSelect: nothing },
            ]}
          />
          <Button variant="second" onClick={() => setDialog('question')}>
            Change status
          </Button>
          <Button variant="second" onClick={() => openLogin()}>
            Log in
          </Button>
          <Button variant="second" onClick={() => setDialog('sheet')}>
            Filters
          </Button>
          <Button variant="second" onClick={() => showToast('good', 'Link copied')}>
            Good toast
          </Button>
          <Button
            variant="second"
            onClick={() => showToast('bad', 'Failed to save milestone', { label: 'Try again', run: nothing })}
          >
            Bad toast
          </Button>
        </Specimen>
        <div className="stack gap-1">
          <ToastCard
            toast={{ id: 1, tone: 'good', text: 'Link copied', action: { label: 'View', run: nothing } }}
            onClose={nothing}
          />
          <ToastCard
            toast={{
              id: 2,
              tone: 'bad',
              text: 'Failed to save milestone',
              action: { label: 'Try again', run: nothing },
            }}
            onClose={nothing}
          />
        </div>
        <div className="stack gap-2">
          <Notice>Make sure the file is publicly accessible and you have the correct permissions.</Notice>
          <Notice tone="warn" title="This action can't be undone">
            Once you move to the next stage, you won't be able to return to a previous one.
          </Notice>
          <Notice
            tone="bad"
            action={
              <Button size="s" variant="second">
                Try Again
              </Button>
            }
          >
            Unable to access this Figma file
          </Notice>
          <Notice tone="good">Published successfully!</Notice>
          <Notice tone="heat">Your brief is being cast. You can leave and come back.</Notice>
        </div>
        <Dialog
          open={dialog === 'question'}
          onClose={close}
          title="Change Build Status?"
          actions={
            <>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>Confirm Change</Button>
            </>
          }
        >
          <div className="stack gap-3">
            <p className="row gap-2">
              Moving from <StatusBadge status="planning" /> to <StatusBadge status="building" />
            </p>
            <Notice tone="warn" title="This action can't be undone">
              Once you move to the next stage, you won't be able to return to a previous one.
            </Notice>
          </div>
        </Dialog>
        <Dialog open={dialog === 'sheet'} onClose={close} title="Filters" bottomSheet cross>
          <Button block onClick={close}>
            Show 9 designs
          </Button>
        </Dialog>
      </Part>
      <Part id="states" title="Empty and error">
        <div className={styles.two}>
          <EmptyState kind="empty" title="No briefs yet" heading={3} action={<Button>Create Brief</Button>}>
            Get started by creating your first design brief.
          </EmptyState>
          <EmptyState
            kind="empty"
            title="No designs found"
            heading={3}
            industry="health"
            style="futuristic"
            action={<Button variant="second">Submit your design</Button>}
          >
            Be the first to share your design!
          </EmptyState>
          <EmptyState
            kind="failed"
            title="Error Loading Brief"
            heading={3}
            action={
              <>
                <Button variant="second">Go Back</Button>
                <Button>Upgrade Plan</Button>
              </>
            }
          >
            You have reached your brief generation limit. You have 0 briefs remaining.
          </EmptyState>
          <EmptyState
            kind="failed"
            title="Failed to load designs"
            heading={3}
            action={
              <Button variant="second" icon="rotate-cw">
                Try Again
              </Button>
            }
          >
            The showcase did not answer. Your own work is safe.
          </EmptyState>
        </div>
      </Part>
      <Missing />
      <Part id="loading" title="Loading">
        <div className={styles.two}>
          <div className={styles.appearing} data-industry="food">
            <Cover seed="casting" industry="food" styles={['retro', 'organic']} rows={3} appearing />
            <Typewriter text="Asking the baker what “modern” means" accessibleText="The brief is being written." />
            <Cover seed="casting" industry="food" styles={['retro', 'organic']} rows={2} printed={5} />
          </div>
          <div className="stack">
            <p className="row">
              <Spinner size="l" />
              Checking authentication...
            </p>
            <TextSkeleton />
          </div>
        </div>
      </Part>
    </>
  );
}
