import type { ReactNode } from 'react';
import type { WorkspaceView } from '#contract/workspace.ts';
import { links } from '#domain/navigation/links.ts';
import { StatusBadge } from '#web/parts/StatusBadge.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { ToolHeader } from '#web/ui/page/ToolHeader.tsx';
import styles from './Workspace.module.css';

/** The header: back, title and designer, styles, the build's state, the panel, and the link to the design (WORK-2). */
export function WorkspaceHeader({
  view,
  showsPanel,
  onPanel,
  themeButton,
}: {
  view: WorkspaceView;
  showsPanel: boolean;
  onPanel: () => void;
  themeButton: ReactNode;
}) {
  const { title, designer, styles: tags, status, designId, isDemo } = view;
  return (
    <ToolHeader
      back={{ to: links.showcase(), label: 'Back to Showcase' }}
      title={title}
      about={`Design by ${designer.displayName}`}
    >
      <div className={`row hide-m ${styles.tags}`}>
        {tags.map((style) => (
          <StyleTag key={style} style={style} />
        ))}
      </div>
      {/* On a phone the title needs the room, and the bar right below shows the state. */}
      <span className="hide-s">
        <StatusBadge status={status} large />
      </span>
      {themeButton}
      <IconButton icon="panel-right" label="Collaboration panel" pressed={showsPanel} onClick={onPanel} />
      {!isDemo && (
        <ButtonLink
          href={links.submission(designId)}
          target="_blank"
          rel="noopener"
          variant="quiet"
          icon="external-link"
          className="hide-s"
          aria-label="Open design"
        />
      )}
    </ToolHeader>
  );
}
