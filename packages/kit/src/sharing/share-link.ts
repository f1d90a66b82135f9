type Shareable = { title: string; url: string };
type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';
type Browser = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/** Opens the device's share sheet for a link, or copies the link if there is none. */
export async function shareLink(
  link: Shareable,
  browser: Browser = navigator,
): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    // Outside a secure context there is no clipboard.
    if (!browser.clipboard) return 'failed';
    await browser.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
