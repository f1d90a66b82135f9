import type { Story } from './story.ts';

export const learningStories = {
  'lumen-class': {
    description: `# A whiteboard for thirty pupils at once
Lumen Class gives every pupil a corner of the board. The teacher sees all corners, brings one to the front and asks a **quick question** in between.

## What it does
- Drawing that stays smooth on five-year-old tablets
- Quizzes with answers as text, sketch or photo
- Boards that are saved for pupils who were sick

*Three hundred lessons a day during the school year.*`,
    challenges: 'Thirty tablets behind one school router, each sending strokes.',
    solutions:
      'Strokes travel as compressed curves in small batches, and corners outside the view are drawn from thumbnails until someone looks.',
  },
  wordpath: {
    description: `# Ten words a day, kept for life
Wordpath trains vocabulary with spaced repetition and **sentences you might really say**. The path shows where you are, the cards decide what comes next.

## What it does
- Cards with audio from two voices
- Reviews that fit into a bus ride
- Your own words, added by sharing any text

*Twelve languages, and it works without a connection.*`,
  },
  mathmaps: {
    description: `# Mathematics as a landscape
Mathmaps draws topics as places with roads between them. Learners see **where they are, what is near and what they missed** on the way.

## What it does
- Short lessons with things to drag, not only to read
- Hints in three steps, the last one is a worked example
- A view for teachers: where the class is stuck

*Eighteen schools use the map of algebra and functions.*`,
    challenges: 'Adaptive exercises easily become too easy or discouraging.',
    solutions:
      'A small model per topic estimates the chance of success and aims for seven out of ten. Teachers can read and change the aim.',
  },
  tutorloop: {
    description: `# Find a tutor, keep the thread
Tutorloop books lessons and remembers them. Notes, homework and **next steps** live on one page that pupil, tutor and parent share.

## What it does
- Free times from the tutor's own calendar
- Lesson notes with pictures of the paper
- Payment after the lesson, refunds without a form

*Launched with nine tutors in Chicago, now 140.*`,
  },
  'campus-compass': {
    description: `# Where is my next lecture?
Campus Compass joins timetable and floor plans. It knows the **way from here to there**, including the elevator that is out of order.

## What it does
- Timetables from the university's own feed
- Free study rooms right now
- Step-free routes through every building

*Eleven thousand students opened it in the first week of term.*`,
  },
  storyloom: {
    description: `# Bedtime stories that listen
Storyloom tells a story and asks at three places what happens next. The pictures follow, the ending is **always calm**.

## What it does
- Stories in five lengths, from tooth-brushing to long drive
- A child's drawing becomes a character
- Parents choose themes and read everything beforehand

*Texts come from a library of written scenes; the model only joins them.*`,
    challenges: 'Generated text for children has to be safe without being dull.',
    solutions:
      'Writers made 600 scenes with clear joints. The model picks and connects them and cannot add events of its own.',
  },
} as const satisfies Record<string, Story>;
