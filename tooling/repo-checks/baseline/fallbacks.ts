type Fallback = {
  /** Of Baseline data. */
  feature: string;
  /** What a user has without it. */
  without: string;
  /** An engine of the journeys that lacks it, or a part of it; null if all three have it by now. */
  lacking: 'chromium' | 'firefox' | 'webkit' | null;
};

/** What we use although it is not widely available. The journeys of each engine walk the pages without what it lacks. */
export const FALLBACKS: readonly Fallback[] = [
  {
    feature: 'field-sizing',
    without: 'The message field grows by a script.',
    lacking: 'webkit',
  },
  {
    feature: 'file-system-access',
    without: 'A file is made in memory, and saved as a download.',
    lacking: 'firefox',
  },
  {
    feature: 'forced-colors',
    without: 'A QR code has the colors of the system.',
    lacking: 'webkit',
  },
  { feature: 'marker', without: 'Markers of lists have the color of the text.', lacking: 'webkit' },
  {
    feature: 'overflow-anchor',
    without: 'A script holds the position of the messages.',
    lacking: 'webkit',
  },
  {
    feature: 'overscroll-behavior',
    without: 'The page scrolls when a list has reached its end.',
    lacking: 'webkit',
  },
  {
    feature: 'requestidlecallback',
    without: 'What waits for an idle browser waits for a timer.',
    lacking: 'webkit',
  },
  { feature: 'scrollbar-width', without: 'Scrollbars have their usual width.', lacking: null },
  { feature: 'selection', without: 'Selected text has the colors of the system.', lacking: null },
  { feature: 'share', without: 'A dialog copies the link.', lacking: 'firefox' },
  {
    feature: 'speech-recognition',
    without: 'Answers are typed.',
    lacking: 'firefox',
  },
  {
    feature: 'text-align',
    without: 'One line of another direction starts at its own side.',
    lacking: 'chromium',
  },
  {
    feature: 'text-size-adjust',
    without: 'A phone may enlarge text when it is turned.',
    lacking: 'firefox',
  },
  {
    feature: 'text-wrap-pretty',
    without: 'The last line of a text may be one word.',
    lacking: 'firefox',
  },
  {
    feature: 'trusted-types',
    without: 'The other directives of the policy hold.',
    lacking: null,
  },
  { feature: 'user-select', without: 'The text of a control can be selected.', lacking: 'webkit' },
];
