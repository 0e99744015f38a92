import { Link } from 'react-router';
import type { InspectedFrame, InspectionView } from '#contract/inspection.ts';
import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import styles from './Inspector.module.css';
import type { Tool } from './Inspector.tsx';

interface Props {
  view: InspectionView;
  frame: InspectedFrame;
  tool: Tool;
  hasLayers: boolean;
  onTool: (tool: Tool) => void;
}

export function InspectHead({ view, frame, tool, hasLayers, onTool }: Props) {
  const { designId, hasWorkspace, title, designer } = view;
  return (
    <header className={styles.head}>
      <Link
        to={hasWorkspace ? links.workspace(designId) : links.submission(designId)}
        className={styles.back}
        aria-label={hasWorkspace ? 'Back to workspace' : 'Back to the design'}
      >
        <Icon name="arrow-left" size="l" />
      </Link>
      <div className="grow">
        <h1 className="display d-21 clip">Inspect {frame.name}</h1>
        <p className="t-13 muted clip">
          {view.isDemo && 'Sample project: '}
          {title}, design by {designer.displayName}
        </p>
      </div>
      <Segmented
        label="Tool"
        className={styles.tools}
        value={tool}
        onChange={onTool}
        options={[
          {
            value: 'inspect',
            disabled: !hasLayers,
            label: (
              <>
                <Icon name="crosshair" size="s" />
                Inspect
              </>
            ),
          },
          {
            value: 'ruler',
            label: (
              <>
                <Icon name="ruler" size="s" />
                Ruler
              </>
            ),
          },
          {
            value: 'pick',
            label: (
              <>
                <Icon name="pipette" size="s" />
                Pick colour
              </>
            ),
          },
        ]}
      />
      <ButtonLink
        href={links.framePictures(designId)}
        download="frames.zip"
        variant="quiet"
        icon="folder-down"
        aria-label="Download the pictures of all frames"
        title="Download the pictures of all frames"
      />
    </header>
  );
}
