/**
 * The elements, attributes and CSS properties that mail clients drop: whatever `stats` of their newest version calls "n" on one of
 * their platforms (Gmail: web, iOS, Android; Yahoo Mail: the same). From caniemail.com by the npm package caniemail 2.0.2, whose data is of 2026-05-13 (MIT).
 */
export const droppedBy = {
  Gmail: {
    elements: words(
      `audio bdi dialog link marquee meter object picture progress rp rt ruby svg video wbr`,
    ),
    attributes: words(`aria-describedby aria-labelledby hidden loading popover required target`),
    properties: words(`
      accent-color align-items animation aspect-ratio backdrop-filter block-size border-block
      border-block-color border-block-end border-block-start border-block-style border-block-width
      border-end-end-radius border-end-start-radius border-image border-inline border-inline-color
      border-inline-end border-inline-start border-inline-style border-inline-width
      border-start-end-radius border-start-start-radius box-shadow clip-path color-scheme cursor
      filter font-stretch grid-template grid-template-areas grid-template-columns
      grid-template-rows hyphenate-character hyphenate-limit-chars hyphens inert inline-size inset
      justify-content list-style-image margin-block margin-block-end margin-block-start
      margin-inline margin-inline-end margin-inline-start mask-image max-block-size
      max-inline-size min-block-size min-inline-size orphans outline-offset overflow-wrap
      padding-block padding-block-end padding-block-start padding-inline padding-inline-end
      padding-inline-start position resize scroll-snap shape-margin shape-outside tab-size
      text-decoration-skip-ink text-decoration-thickness text-emphasis text-emphasis-position
      text-justify text-shadow text-underline-offset text-wrap transform transition user-select
      visibility white-space-collapse widows z-index
    `),
  },
  'Outlook for Windows': {
    elements: words(`
      abbr acronym audio bdi dialog form marquee meter object picture progress rp rt ruby select
      svg textarea video wbr
    `),
    attributes: words(`aria-describedby aria-labelledby hidden loading popover required`),
    properties: words(`
      accent-color align-items animation aspect-ratio backdrop-filter background-blend-mode
      background-clip background-image background-origin background-position background-repeat
      background-size block-size border-block border-block-color border-block-end
      border-block-start border-block-style border-block-width border-end-end-radius
      border-end-start-radius border-image border-inline border-inline-color border-inline-end
      border-inline-start border-inline-style border-inline-width border-radius border-spacing
      border-start-end-radius border-start-start-radius box-shadow box-sizing caption-side clear
      clip-path color-scheme column-count column-fill column-gap column-rule column-rule-color
      column-rule-style column-rule-width column-span column-width columns empty-cells filter
      float font-kerning font-size-adjust font-stretch gap grid-template grid-template-areas
      grid-template-columns grid-template-rows hyphenate-character hyphenate-limit-chars hyphens
      inert inline-size inset justify-content list-style-image list-style-position margin-block
      margin-block-end margin-block-start margin-inline margin-inline-end margin-inline-start
      mask-image max-block-size max-inline-size min-block-size min-inline-size mix-blend-mode
      object-fit object-position opacity orphans outline outline-offset overflow overflow-wrap
      padding-block padding-block-end padding-block-start padding-inline padding-inline-end
      padding-inline-start position resize row-gap scroll-snap shape-margin shape-outside tab-size
      table-layout text-align-last text-decoration-color text-decoration-line
      text-decoration-skip-ink text-decoration-style text-decoration-thickness text-emphasis
      text-emphasis-position text-orientation text-overflow text-shadow text-underline-offset
      text-underline-position text-wrap transform transition user-select visibility white-space
      white-space-collapse widows word-spacing word-wrap writing-mode z-index
    `),
  },
  'Outlook.com': {
    elements: words(`audio bdi dialog link object picture progress svg video`),
    attributes: words(`aria-labelledby aria-live hidden loading popover required target`),
    properties: words(`
      accent-color animation aspect-ratio backdrop-filter block-size border-block
      border-block-color border-block-end border-block-start border-block-style border-block-width
      border-end-end-radius border-end-start-radius border-image border-inline border-inline-color
      border-inline-end border-inline-start border-inline-style border-inline-width
      border-start-end-radius border-start-start-radius clip-path color-scheme cursor filter
      grid-template grid-template-areas grid-template-columns grid-template-rows
      hyphenate-character hyphenate-limit-chars hyphens inert inline-size inset list-style-image
      margin-block margin-block-end margin-block-start margin-inline margin-inline-end
      margin-inline-start mask-image max-block-size max-inline-size min-block-size min-inline-size
      outline-offset overflow-wrap padding-block padding-block-end padding-block-start
      padding-inline padding-inline-end padding-inline-start resize scroll-snap shape-margin
      shape-outside text-align-last text-decoration-skip-ink text-decoration-thickness
      text-emphasis-position text-shadow text-underline-offset text-wrap transform transition
      user-select white-space-collapse
    `),
  },
  'Apple Mail': {
    elements: words(``),
    attributes: words(``),
    properties: words(`hyphenate-limit-chars text-justify`),
  },
  'Mail on iOS': {
    elements: words(``),
    attributes: words(``),
    properties: words(`cursor hyphenate-limit-chars resize text-justify`),
  },
  'Yahoo Mail': {
    elements: words(`
      abbr acronym audio bdi body dialog form link meter object picture progress select svg
      textarea video
    `),
    attributes: words(`
      aria-describedby aria-hidden aria-label aria-labelledby aria-live hidden loading popover
      required target
    `),
    properties: words(`
      accent-color align-items animation aspect-ratio backdrop-filter background-blend-mode
      background-clip background-origin block-size border-block border-block-color
      border-block-end border-block-start border-block-style border-block-width
      border-end-end-radius border-end-start-radius border-image border-inline border-inline-color
      border-inline-end border-inline-start border-inline-style border-inline-width
      border-start-end-radius border-start-start-radius box-shadow box-sizing clip-path
      color-scheme column-count column-fill column-gap column-rule column-rule-color
      column-rule-style column-rule-width column-span column-width columns cursor empty-cells
      filter font-kerning font-stretch gap grid-template grid-template-areas grid-template-columns
      grid-template-rows hyphenate-character hyphenate-limit-chars hyphens inert inline-size inset
      justify-content list-style-image margin-block margin-block-end margin-block-start
      margin-inline margin-inline-end margin-inline-start mask-image max-block-size
      max-inline-size min-block-size min-inline-size mix-blend-mode object-fit object-position
      orphans outline-offset overflow-wrap padding-block padding-block-end padding-block-start
      padding-inline padding-inline-end padding-inline-start resize row-gap scroll-snap
      shape-margin shape-outside tab-size text-align-last text-decoration-skip-ink
      text-decoration-thickness text-emphasis text-emphasis-position text-justify text-orientation
      text-overflow text-underline-offset text-underline-position text-wrap transform user-select
      white-space-collapse widows word-break writing-mode
    `),
  },
};

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
