import type { ReactNode } from 'react';
import type { InspectedFrame, InspectionView } from '#contract/inspection.ts';
import { links } from '#domain/navigation/links.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { ToolHeader } from '#web/ui/page/ToolHeader.tsx';
import styles from './Inspector.module.css';
import type { Tool } from './Inspector.tsx';

interface Props {
  themeButton: ReactNode;
  view: InspectionView;
  frame: InspectedFrame;
  tool: Tool;
  hasLayers: boolean;
  onTool: (tool: Tool) => void;
}

export function InspectHeader({ view, frame, tool, hasLayers, onTool, themeButton }: Props) {
  const { designId, hasWorkspace, title, designer } = view;
  return (
    <ToolHeader
      wraps
      back={
        hasWorkspace
          ? { to: links.workspace(designId), label: 'Back to workspace' }
          : { to: links.submission(designId), label: 'Back to the design' }
      }
      title={
        <>
          <span className="hide-m">Inspect </span>
          {frame.name}
        </>
      }
      about={`${view.isDemo ? 'Sample project: ' : ''}${title}, design by ${designer.displayName}`}
    >
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
      {themeButton}
      <ButtonLink
        href={links.framePictures(designId)}
        download="frames.zip"
        variant="quiet"
        icon="folder-down"
        aria-label="Download the pictures of all frames"
        title="Download the pictures of all frames"
      />
    </ToolHeader>
  );
}
