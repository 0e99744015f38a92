import { type ReactNode, useMemo, useState } from 'react';
import type { InspectedFrame, InspectionView } from '#contract/inspection.ts';
import type { Layer } from '#domain/inspection/layer.ts';
import { Select } from '#web/ui/field/Select.tsx';
import { FrameInspector } from './FrameInspector.tsx';
import { FrameList } from './FrameList.tsx';
import { InspectHeader } from './InspectHeader.tsx';
import { tokenFinder } from './token-finder.ts';

export const tools = ['inspect', 'ruler', 'pick'] as const;
export type Tool = (typeof tools)[number];
export const panels = ['selection', 'tokens'] as const;
export type PanelName = (typeof panels)[number];

export interface InspectorProps {
  view: InspectionView;
  /** Shown in the page's header. */
  themeButton: ReactNode;
  frame: InspectedFrame;
  layers: readonly Layer[];
  leftOut: number;
  panel: PanelName;
  /** Goes to another frame or panel by changing the address. */
  go: (to: { frame?: string; panel?: PanelName }) => void;
  now: number;
}

/**
 * Inspects the frames of a design: layers and measures for frames of a design file, ruler and colours for all
 * (WORK-13).
 */
export function Inspector(props: InspectorProps) {
  const { view, frame, layers, go } = props;
  const hasLayers = layers.length > 0;
  const [chosen, setTool] = useState<Tool>('inspect');
  const [isPicked, setPicked] = useState(false);
  // A frame without layers has nothing to select.
  const tool = hasLayers || chosen !== 'inspect' ? chosen : 'ruler';
  const tokenOf = useMemo(() => tokenFinder(view.tokens), [view.tokens]);
  /** Chooses a tool and opens the selection panel, which shows the tool's result. */
  function take(next: Tool) {
    setTool(next);
    go({ panel: 'selection' });
  }
  // The next frame mounts a new FrameInspector. The field gets the focus again, so that keyboard users can continue to
  // choose.
  function goTo(id: string) {
    setPicked(true);
    go({ frame: id });
  }
  return (
    <>
      <InspectHeader
        view={view}
        frame={frame}
        tool={tool}
        hasLayers={hasLayers}
        onTool={take}
        themeButton={props.themeButton}
      />
      <FrameInspector
        key={frame.id}
        {...props}
        tool={tool}
        tokenOf={tokenOf}
        picker={
          view.frames.some(({ isFromFile }) => isFromFile) ? (
            <Select
              label="Frame"
              hideLabel
              value={frame.id}
              autoFocus={isPicked}
              onChange={(event) => goTo(event.target.value)}
              options={view.frames.map(({ id, name }, n) => ({ value: id, label: `${n + 1}. ${name}` }))}
            />
          ) : (
            // Pictures have no layers, so their list has the place of the layers.
            <FrameList frames={view.frames} at={frame.id} isPicked={isPicked} onGo={goTo} />
          )
        }
      />
    </>
  );
}
