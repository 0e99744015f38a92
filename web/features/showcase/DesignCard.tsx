import { DesignTile, type TileProps } from '#web/parts/work/DesignTile.tsx';
import { LikeDesign } from './LikeDesign.tsx';

/** A design in the showcase, with the like button (SHOW-4). */
export function DesignCard(props: TileProps) {
  return <DesignTile {...props} likes={<LikeDesign design={props.card} />} />;
}
