import { aProject, aReview, aService, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const NAME = 'שרה כהן';
const TITLE = 'مفكرة الميناء';
const SERVICE = 'עיצוב אתרים';
const USER_TEXT = new RegExp([NAME, TITLE, SERVICE].join('|'));

function createBackend() {
  const project = { user_id: testId(1), tags: ['Web', 'React'] };
  return fakeBackend({
    users: [aUser({ name: NAME, bio: null })],
    projects: [101, 102].map((id) => aProject({ ...project, id: testId(id), title: TITLE })),
    services: [aService({ title: SERVICE })],
    reviews: [aReview({ project_id: testId(101) })],
  });
}

/** Every element with user-provided text, without its children. */
const findUserTexts = () => screen.getAllByText(USER_TEXT, { ignore: 'title, script, style' });

const isolated = 'bdi, bdi *, [dir="auto"], [dir="auto"] *';

it.each(['/projects', '/creators', `/projects/${testId(101)}`, `/creators/${testId(1)}`])(
  '%s isolates the direction of user-provided text',
  async (path) => {
    const { user } = openPage(path, createBackend());
    await screen.findAllByText(USER_TEXT);
    for (const tab of ['Services', 'Reviews', 'Projects']) {
      const tabElement = screen.queryByRole('tab', { name: tab });
      if (tabElement) await user.click(tabElement);
      const notIsolated = findUserTexts().filter((element) => !element.matches(isolated));
      expect(notIsolated.map((element) => element.outerHTML)).toEqual([]);
    }
  },
);
