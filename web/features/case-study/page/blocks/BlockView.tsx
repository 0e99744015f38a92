import type { ReactElement } from 'react';
import type { ComponentProps } from '../component-props.ts';
import { Annotated } from './Annotated.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { CoverageBlock } from './CoverageBlock.tsx';
import { Figures } from './Figures.tsx';
import { Film } from './Film.tsx';
import { Frames } from './Frames.tsx';
import { Quote } from './Quote.tsx';
import { Specimen } from './Specimen.tsx';
import { TimelineBlock } from './TimelineBlock.tsx';

/** A block for design work, as readers see it. Without a default, the compiler asks for a new one. */
export function BlockView(props: ComponentProps): ReactElement | null {
  const { component } = props;
  switch (component.templateId) {
    case 'before-after':
      return <BeforeAfter {...props} />;
    case 'annotated':
      return <Annotated {...props} />;
    case 'figures':
      return <Figures component={component} />;
    case 'quote':
      return <Quote component={component} />;
    case 'timeline':
      return <TimelineBlock component={component} />;
    case 'specimen':
      return <Specimen component={component} />;
    case 'coverage':
      return <CoverageBlock component={component} />;
    case 'video':
      return <Film {...props} />;
    case 'frame':
    case 'full-bleed':
    case 'frames':
      return <Frames {...props} />;
    // These are components, and no blocks.
    case 'text-block':
    case 'image-block':
    case 'container':
      return null;
  }
}
