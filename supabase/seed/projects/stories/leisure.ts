import type { Story } from './story.ts';

export const leisureStories = {
  tidepool: {
    description: `# Music that never repeats
Tidepool plays calm, generated music that follows the time of day. Waveforms move like water, and **four sliders** change what you hear.

## What it does
- Nine scenes from dawn to deep night
- Runs for hours on two percent of a processor
- A timer that fades instead of stopping

*All sounds were recorded on the coast of Washington.*`,
    challenges: 'Sound has to continue without gaps while the tab is in the background.',
    solutions:
      'Notes are scheduled minutes ahead in the audio clock. The picture follows the sound and may rest when nobody looks.',
  },
  framecast: {
    description: `# A film club for people far apart
Framecast sets a film, a date and a room to talk. Ratings stay **hidden until everyone has seen it**, so that nobody anchors the discussion.

## What it does
- Schedules across time zones
- Questions for the talk, prepared by a different member each week
- A wall of posters with the club's own verdicts

*Nearly a thousand clubs have picked their next film with it.*`,
  },
  gigstage: {
    description: `# Who plays tonight, five streets from here
Gigstage lists concerts of small venues and keeps the ticket in a wallet that works **without reception in the basement**.

## What it does
- Listings from 70 venues, checked by people
- Tickets that can be passed on at the price paid
- A quiet reminder when doors open

*Venues pay a flat fee, guests pay no surcharge.*`,
    challenges: 'Screenshots of tickets were sold twice.',
    solutions:
      'The code changes every thirty seconds from a key on the phone, and the door scanner verifies it without a connection.',
  },
  'pixel-orchard': {
    description: `# A small farm, no hurry
Pixel Orchard is a cozy farming game in the browser. Plant, wait, trade with neighbors, **come back tomorrow**. Nothing withers while you are away.

## What it does
- Hand-drawn fields in four seasons
- A village with eleven characters and their letters
- Plays with keyboard, touch or controller

*The saved game is a file that belongs to you.*`,
  },
  setlist: {
    description: `# From rehearsal to stage
Setlist plans rehearsals, stores chord sheets and turns the page on stage. Transpose once and **every musician's part follows**.

## What it does
- Chord sheets for singers, guitars and horns
- Rehearsal plans from who is there tonight
- A foot pedal turns pages on any tablet

*More than three hundred bands and choirs rehearse with it.*`,
  },
  recast: {
    description: `# Edit a podcast like a letter
Recast shows the transcript and cuts the sound where you **delete words**. Fillers, pauses and coughs are marked before you look for them.

## What it does
- Transcripts with speakers in eleven languages
- Cuts that keep the room tone
- Chapters and show notes proposed from the text

*A one-hour episode takes about forty minutes to edit.*`,
    challenges: 'Cuts at word boundaries sound wrong, because people breathe between them.',
    solutions:
      'Each cut searches for the quietest moment within a tenth of a second and crossfades with recorded silence of the same room.',
  },
} as const satisfies Record<string, Story>;
