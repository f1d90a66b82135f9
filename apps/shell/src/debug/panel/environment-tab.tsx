import { useTheme } from '@showcase/ui';
import type { DebugConfig } from '../debug-tools.tsx';
import { Facts } from './facts.tsx';
import { maskSecret } from './mask.ts';
import { Section } from './panel.styles.ts';

/** The browser and the deployment that the page runs in. */
export function EnvironmentTab({ config }: { config: DebugConfig }) {
  const { theme, choice } = useTheme();
  const { userAgent, language, languages, onLine, cookieEnabled, hardwareConcurrency } = navigator;
  const { innerWidth, innerHeight, devicePixelRatio, screen } = window;
  return (
    <>
      <Section>
        <h3>Browser</h3>
        <Facts
          facts={[
            { name: 'User agent', value: userAgent },
            { name: 'Language', value: `${language} (${languages.join(', ')})` },
            { name: 'Time zone', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
            { name: 'Viewport', value: `${innerWidth} × ${innerHeight} px` },
            { name: 'Screen', value: `${screen.width} × ${screen.height} px` },
            { name: 'Pixel ratio', value: devicePixelRatio },
            { name: 'Theme', value: `${theme} (${choice})` },
            { name: 'Online', value: onLine ? 'Yes' : 'No' },
            { name: 'Cookies', value: cookieEnabled ? 'Enabled' : 'Disabled' },
            { name: 'Processors', value: hardwareConcurrency },
          ]}
        />
      </Section>
      <Section>
        <h3>Deployment</h3>
        <Facts
          facts={[
            { name: 'Version', value: import.meta.env.PRODUCT_VERSION },
            { name: 'Origin', value: window.location.origin },
            { name: 'API', value: new URL(config.supabaseUrl, window.location.origin).href },
            { name: 'Publishable key', value: maskSecret(config.supabaseKey) },
            { name: 'Debug panel', value: config.debugPanel },
            { name: 'Build', value: import.meta.env.MODE },
          ]}
        />
      </Section>
    </>
  );
}
