import { aUser, fakeBackend } from '@showcase/data/testing';
import { startStandalone } from '@showcase/kit/standalone';
import '@showcase/ui/fonts.css';
import { Fragment } from 'react';
import { remote } from './remote.ts';

const mina = aUser({ name: 'Mina Park', username: null, is_dev: false });
const backend = fakeBackend({
  users: [mina],
  accounts: [{ userId: mina.id, email: 'client@example.com' }],
  signedInAs: mina.id,
});

startStandalone({ remote, backend, home: '/devonboard', Frame: Fragment });
