import type { Service } from '@showcase/data/services';
import { bidi, IconButton } from '@showcase/ui';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';

type PauseButtonProps = { service: Service; isBusy: boolean; onPress: () => void };

/** Hides a service from clients, or shows it again. */
export function PauseButton({ service, isBusy, onPress }: PauseButtonProps) {
  const { title, is_active } = service;
  return (
    <IconButton
      variant="secondary"
      size="s"
      label={is_active ? bidi`Pause ${title}` : bidi`Resume ${title}`}
      isBusy={isBusy}
      onClick={onPress}
    >
      {is_active ? <Pause aria-hidden /> : <Play aria-hidden />}
    </IconButton>
  );
}
