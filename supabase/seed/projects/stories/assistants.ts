import type { Story } from './story.ts';

export const assistantStories = {
  promptsmith: {
    description: `# Prompts with version numbers
Promptsmith is a workshop for teams that write prompts. Each prompt has versions, test cases and **answers of several models side by side**.

## What it does
- Differences between versions and between answers
- Test cases with a pass mark that a person or a rule decides
- Costs and response times per version

*Eight product teams keep about 700 prompts in it.*`,
    challenges: 'The same prompt gives different answers each time, so a single run proves little.',
    solutions:
      'Each test case runs several times, and the report shows a range instead of a number. A change counts as better only beyond that range.',
  },
  draftwise: {
    description: `# An editor that suggests and never overwrites
Draftwise proposes changes the way a good colleague does: **marked, explained and easy to turn down**. Your sentence stays yours until you accept.

## What it does
- Suggestions for clarity, tone and length
- A style guide that the team writes in plain sentences
- A history of who accepted what

*Used by two newsrooms and a law firm.*`,
  },
  voicebox: {
    description: `# Meetings, remembered fairly
Voicebox listens, separates speakers and writes a summary **per person**: what they said, promised and asked. Recordings stay on your computer.

## What it does
- Transcripts on the device, no upload needed
- Promises collected as a list with names and dates
- A share of speaking time that surprises most teams

*Runs on laptops from 2020 and later.*`,
    challenges: 'Two people talking at once confused every off-the-shelf model.',
    solutions:
      'Overlaps are detected first and transcribed once per voice. Uncertain words are underlined instead of guessed.',
  },
  palettelab: {
    description: `# Colors that pass the test
Palettelab builds palettes from one color you like and checks **every pair for contrast** while you drag.

## What it does
- Scales with even steps for the eye, not for the formula
- Light and dark themes from the same source
- Export as custom properties, tokens or a picture

*Suggestions learn from 2,000 palettes that designers rated.*`,
  },
  docuquery: {
    description: `# Ask the contract, read the page
Docuquery answers questions about contracts and manuals and shows **the page it comes from**. No source, no answer.

## What it does
- Tables, footnotes and scans are read too
- Answers with marked passages beside them
- Folders with their own rights and retention

*Four property companies search 120,000 pages with it.*`,
    challenges:
      'Fluent answers hide mistakes, above all when a document says nothing on the matter.',
    solutions:
      'Every sentence has to cite a passage. A second pass checks that the passage supports it and removes what it does not.',
  },
  visionlab: {
    description: `# Label three hundred pictures, not thirty thousand
Visionlab is a workspace for small data sets. It shows the pictures that **teach the model most** and lets two people disagree openly.

## What it does
- Boxes, outlines and points with the keyboard
- Disagreements as a list to talk about
- Export in six common formats

*Made with biologists who count birds.*`,
  },
  'ship-log': {
    description: `# Release notes people read
Ship Log turns commits into notes. It groups what belongs together, drops what nobody needs and **asks you three questions** instead of guessing.

## What it does
- A plugin for the editor and one for the build
- Notes in the tone of your earlier ones
- Links back to each change

*Writes the first draft in seconds; you have the last word.*`,
  },
  logtrail: {
    description: `# Find the line that matters
Logtrail opens log files of any size and follows live ones. Filters are **sentences you can read**, and patterns that never occurred before are highlighted.

## What it does
- Opens 20 GB within a second, without an index
- Follows many servers on one time line
- Shares a view as a link within the team

*A desktop app: your logs stay on your machines.*`,
  },
} as const satisfies Record<string, Story>;
