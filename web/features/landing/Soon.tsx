import { Badge } from '#web/ui/StatusBadge.tsx';
import { built, type Feature } from './built.ts';

/** 'Coming Soon' beside what is not built yet; nothing beside what is. */
export function Soon({ feature }: { feature: Feature }) {
  return built[feature] ? null : <Badge icon="hourglass">Coming Soon</Badge>;
}
