import { chromium, type Browser } from '@playwright/test';
import { findOrInstallChromium } from '@showcase/e2e/chromium';

export function launchBrowser(): Promise<Browser> {
  const args = ['--disable-gpu', '--disable-quic', '--disable-background-networking'];
  return chromium.launch({
    executablePath: findOrInstallChromium(),
    args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args,
  });
}
