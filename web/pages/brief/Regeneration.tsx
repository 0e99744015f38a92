import { useNavigate } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { RegenerateDialog } from '../../features/brief/RegenerateDialog.tsx';
import { RegenerateQuota } from '../../features/generation/RegenerateQuota.tsx';
import { recordStartedHere } from '../../features/generation/started-here.ts';

interface Props {
  briefId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before a brief is written again, and then opens the generation. */
export function Regeneration({ briefId, open, onClose }: Props) {
  const viewer = useViewer();
  const navigate = useNavigate();
  return (
    <RegenerateDialog
      briefId={briefId}
      open={open}
      onClose={onClose}
      viewer={viewer}
      quota={viewer && <RegenerateQuota viewer={viewer} />}
      onStarted={(generationId) => {
        recordStartedHere(generationId);
        void navigate(links.newBrief(), { state: { generationId, regenerates: briefId } });
      }}
    />
  );
}
