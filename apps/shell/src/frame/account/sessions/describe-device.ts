import Bowser from 'bowser';

/** The browser and the system that a user agent names, such as 'Firefox on Windows'. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.join(' on ') || 'Unknown device';
}
