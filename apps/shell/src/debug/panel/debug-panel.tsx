import { useUser } from '@showcase/data/session';
import { Badge, Button } from '@showcase/ui';
import { Switch, Tabs } from '@showcase/ui/controls';
import { useStore } from 'zustand';
import { debugShortcut, paletteShortcut } from '../../core/shortcut-setting.ts';
import { useSignOut } from '../../session/sign-out/sign-out-provider.tsx';
import { ApiTab } from '../api/api-tab.tsx';
import type { DebugConfig } from '../debug-tools.tsx';
import { StorageTab } from '../storage/storage-tab.tsx';
import { EnvironmentTab } from './environment-tab.tsx';
import { Footer, WideDrawer } from './panel.styles.ts';
import { RouteTab } from './route-tab.tsx';
import { SessionTab } from './session-tab.tsx';

type DebugPanelProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  config: DebugConfig;
};

/** Session, environment, route, storage and API of the running page, for developers. */
export function DebugPanel({ isOpen, onOpenChange, config }: DebugPanelProps) {
  const tabs = [
    { value: 'session', label: 'Session', content: <SessionTab /> },
    { value: 'storage', label: 'Local Storage', content: <StorageTab /> },
    { value: 'route', label: 'Route', content: <RouteTab /> },
    { value: 'api', label: 'API Test', content: <ApiTab config={config} /> },
    { value: 'environment', label: 'Environment', content: <EnvironmentTab config={config} /> },
  ];
  return (
    <WideDrawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Debug panel"
      side="start"
      footer={<PanelFooter onLeave={() => onOpenChange(false)} />}
    >
      <Tabs label="Debug panel" tabs={tabs} />
    </WideDrawer>
  );
}

function PanelFooter({ onLeave }: { onLeave: () => void }) {
  const { user, authUser } = useUser();
  const { signOut, isSigningOut } = useSignOut();
  const isShortcutOn = useStore(debugShortcut.store, ({ isOn }) => isOn);
  const isPaletteShortcutOn = useStore(paletteShortcut.store, ({ isOn }) => isOn);
  return (
    <Footer>
      <Badge variant={user?.is_dev ? 'accent' : 'neutral'}>
        {user?.is_dev ? 'Developer Mode' : 'Client Mode'}
      </Badge>
      <Switch label="Open with Shift+D" isOn={isShortcutOn} onChange={debugShortcut.setEnabled} />
      <Switch
        label="Find anything with Ctrl+K or ⌘K"
        isOn={isPaletteShortcutOn}
        onChange={paletteShortcut.setEnabled}
      />
      <Button
        disabled={!authUser}
        isBusy={isSigningOut}
        onClick={() => {
          onLeave();
          signOut();
        }}
      >
        Sign out
      </Button>
    </Footer>
  );
}
