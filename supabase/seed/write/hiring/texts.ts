/** The messages of clients whose review is on the creator's page. */
export const messages = [
  'We saw your work and would like the same care for our project. When could you start?',
  'We have a clear idea and a small budget. Could we talk about what fits into it?',
  'Our old system is at its end. I have a list of what we must not lose.',
  'A friend recommended you. We need someone who explains things as well as building them.',
  'We would like to start small and continue if both sides are happy.',
  'The deadline is fixed, the scope is not. Please tell us what you would leave out.',
  'Three of us would work with you, none of us is technical. Is that all right?',
  'We have tried this ourselves twice. The third time we would rather ask you.',
];

export const notes = {
  deliver: [
    'Everything is online. The link and the notes for the handover are in our messages.',
    'Done as agreed. Please try it on your phones as well.',
    'The last part is in place. I wrote down what I would do next, should you want more.',
  ],
  ask_changes: [
    'Very close. On small phones the second column is cut off, and the dates are American.',
  ],
  decline: [
    'Thank you for asking. I have no room before spring and would rather say so now.',
    'This is not what I do best. Anna and Tomasz are the people for it.',
  ],
  ask_end: ["The plans on the client's side have changed, so I suggest that we stop here."],
};
