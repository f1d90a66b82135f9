import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../headers.ts';
import { FRAME_POLICY, withPolicy } from './with-policy.ts';

const policy = contentSecurityPolicy({ scripts: [], styles: [], remoteOrigins: [], api: '' });

it('puts the policy before everything but the charset', () => {
  const head = '<head>\n  <meta charset="utf-8" /><script type="importmap">{}</script></head>';

  expect(withPolicy(`<html>${head}`, policy)).toMatch(
    /^<html><head>\n {2}<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src [^"]*"( \/)?><script/,
  );
});

it('leaves to a header what a page may not say', () => {
  expect(policy).toContain(FRAME_POLICY);
  expect(withPolicy('<head>', policy)).not.toContain('frame-ancestors');
  expect(withPolicy('<head>', policy)).toContain('trusted-types showcase');
});
