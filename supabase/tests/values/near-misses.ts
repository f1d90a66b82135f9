const createName = (length: number) => 'a'.repeat(length);

/** Texts that violate a column's pattern in one place. */
export const nearMisses: [table: string, column: string, values: string[]][] = [
  ['users', 'username', ['ada stone', 'stone!']],
  [
    'users',
    'linkedin',
    [
      'evil.example/linkedin.com/in/ada',
      'wwwxlinkedin.com/in/ada',
      'linkedinxcom/in/ada',
      'linkedin.com/in/',
      `linkedin.com/in/${createName(101)}`,
      'linkedin.com/in/a?b',
      'linkedin.com/in/ada/x',
    ],
  ],
  [
    'users',
    'github',
    [
      'evil.example/github.com/ada',
      'wwwxgithub.com/ada',
      'githubxcom/ada',
      'github.com/',
      `github.com/${createName(101)}`,
      'github.com/a?b',
      'github.com/ada/x',
    ],
  ],
  [
    'users',
    'twitter',
    [
      'evil.example/x.com/ada',
      'wwwxtwitter.com/ada',
      'twitterxcom/ada',
      `x.com/${createName(101)}`,
      'x.com/a?b',
      'x.com/ada/x',
    ],
  ],
  [
    'users',
    'instagram',
    [
      '',
      'evil example/ada',
      'wwwxinstagram.com/ada',
      'instagramxcom/ada',
      createName(61),
      'a!b',
      'ada!',
    ],
  ],
  ['projects', 'bolt_url', ['boltxnew', 'bolt.new/https://x']],
  ['projects', 'repo_url', ['wwwxgithub.com/x', 'githubxcom/x', 'gitlabxcom/x', 'bitbucketxorg/x']],
];

/** Usernames that differ in one character from the beginning of an id. */
export const nearlyIds = [
  'my-deadbeef-cafe-x',
  'zeadbeef-cafe-x',
  'deadbeef-cafz-x',
  'deadbee-cafe-x',
  'deadbeef1-cafe-x',
  'deadbeef-caf-x',
  'deadbeef-cafe1-x',
];

const youtube = 'https://www.youtube-nocookie.com/embed/';
const vimeo = 'https://player.vimeo.com/video/';
export const nearVideos = [
  `HTTPS${youtube.slice(5)}dQw4w9WgXcQ`,
  `https://evil.example/${youtube}dQw4w9WgXcQ`,
  'https://wwwxyoutube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookiexcom/embed/dQw4w9WgXcQ',
  `${youtube}dQw4w!WgXcQ`,
  `${youtube}${createName(5)}`,
  `${youtube}${createName(21)}`,
  'https://playerxvimeo.com/video/76979871',
  'https://player.vimeoxcom/video/76979871',
  `${vimeo}7697a871`,
  `${vimeo}7697`,
  `${vimeo}${'7'.repeat(13)}`,
  `${vimeo}76979871?h=0123g567`,
  `${vimeo}76979871?h=01234`,
  `${vimeo}76979871?h=${'0'.repeat(21)}`,
  `${vimeo}76979871x`,
];

/** Texts that differ from an id in one character. */
export const nearIds = [
  '0123abc-0123-4abc-8abc-0123456789ab',
  '0123abcd0-0123-4abc-8abc-0123456789ab',
  '0123abcg-0123-4abc-8abc-0123456789ab',
  '0123abcd-012-4abc-8abc-0123456789ab',
  '0123abcd-01234-4abc-8abc-0123456789ab',
  '0123abcd-g123-4abc-8abc-0123456789ab',
  '0123abcd-4abc-8abc-0123456789ab',
  '0123abcd-0123-4abc-8abc-8abc-0123456789ab',
  '0123abcd-0123-4abc-8abc-0123456789a',
  '0123abcd-0123-4abc-8abc-0123456789abc',
  '0123abcd-0123-4abc-8abc-0123456789ag',
  '0123ABCD-0123-4abc-8abc-0123456789ab',
];
