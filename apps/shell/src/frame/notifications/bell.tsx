import { IconButton, VisuallyHidden } from '@showcase/ui';
import BellIcon from 'lucide-react/icons/bell';
import { useDropdown } from '../use-dropdown.ts';
import { Count, Panel, BellWrapper } from './bell.styles.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { useLiveNotifications } from './use-live-notifications.ts';
import { useMarkRead } from './use-mark-read.ts';

const MAX_COUNT = 99;

/** Live notifications: what needs the user's response, and what has happened. */
export function Bell({ userId }: { userId: string }) {
  const { arrived, ...notifications } = useLiveNotifications(userId);
  const marking = useMarkRead(userId);
  const { isOpen, root, toggleProps, panelProps } = useDropdown();
  const unread = notifications.data?.unread ?? 0;

  return (
    <BellWrapper ref={root}>
      <IconButton
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        {...toggleProps}
      >
        <BellIcon aria-hidden />
        {unread > 0 && <Count aria-hidden>{unread > MAX_COUNT ? '99+' : unread}</Count>}
      </IconButton>
      {isOpen && (
        <Panel {...panelProps} role="region" aria-label="Notifications">
          <NotificationPanel {...notifications} marking={marking} />
        </Panel>
      )}
      <VisuallyHidden role="status">{arrived && `New notification: ${arrived}`}</VisuallyHidden>
    </BellWrapper>
  );
}
