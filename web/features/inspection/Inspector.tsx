import { type ReactNode, useMemo, useState } from 'react';
import type { InspectedFrame, InspectionView } from '#contract/inspection.ts';
import type { Layer } from '#domain/inspection/layer.ts';
import { Select } from '#web/ui/field/Select.tsx';
import { FrameBench } from './FrameBench.tsx';
import { InspectHead } from './InspectHead.tsx';
import { tokenFinder } from './tokens-of.ts';

export const tools = ['inspect', 'ruler', 'pick'] as const;
export type Tool = (typeof tools)[number];
export const panels = ['selection', 'tokens'] as const;
export type PanelName = (typeof panels)[number];

export interface InspectorProps {
  view: InspectionView;
  /** Where the head of this page has it. */
  themeButton: ReactNode;
  frame: InspectedFrame;
  layers: readonly Layer[];
  leftOut: number;
  panel: PanelName;
  /** Goes to another frame or panel, in the address. */
  go: (to: { frame?: string; panel?: PanelName }) => void;
  now: number;
}

/** The frames of a design under a loupe: layers and measures where they come from a design file, ruler and colours everywhere (WORK-13). */
export function Inspector(props: InspectorProps) {
  const { view, frame, layers, go } = props;
  const hasLayers = layers.length > 0;
  const [chosen, setTool] = useState<Tool>('inspect');
  const [isPicked, setPicked] = useState(false);
  // A picture has nothing but itself to be inspected.
  const tool = hasLayers || chosen !== 'inspect' ? chosen : 'ruler';
  const tokenOf = useMemo(() => tokenFinder(view.tokens), [view.tokens]);
  /** What a tool finds is said in the panel of the selection. */
  function take(next: Tool) {
    setTool(next);
    go({ panel: 'selection' });
  }
  return (
    <>
      <InspectHead
        view={view}
        frame={frame}
        tool={tool}
        hasLayers={hasLayers}
        onTool={take}
        themeButton={props.themeButton}
      />
      <FrameBench
        key={frame.id}
        {...props}
        tool={tool}
        tokenOf={tokenOf}
        picker={
          <Select
            label="Frame"
            hideLabel
            value={frame.id}
            // The next frame's bench is another one: who chose it by keyboard goes on choosing.
            autoFocus={isPicked}
            onChange={(event) => {
              setPicked(true);
              go({ frame: event.target.value });
            }}
            options={view.frames.map(({ id, name }, n) => ({ value: id, label: `${n + 1}. ${name}` }))}
          />
        }
      />
    </>
  );
}
