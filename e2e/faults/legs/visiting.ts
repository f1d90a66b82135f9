import { newestProject, fetchRows } from '../../fixtures/api/rows.ts';
import { newAccount, newPerson, newSession } from '../../fixtures/people/accounts.ts';
import type { Walker } from '../walk/walker.ts';
import type { Leg } from './leg.ts';

const box = ({ page }: Walker, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const dashboard = ({ page }: Walker) =>
  page.getByRole('button', { name: 'Switch to Developer Mode' });

const browsing: Leg = {
  name: 'browse',
  async begin() {
    const project = await newestProject();
    return {
      async walk({ page, open, reach }) {
        const heading = (name: string) => page.getByRole('heading', { level: 1, name });
        await open('/');
        await reach(page.getByText('Showing all projects'), {
          trigger: page.getByRole('link', { name: 'Explore Projects' }).first(),
        });
        const card = page.getByRole('article').filter({ hasText: project.title });
        await reach(heading(project.title), {
          trigger: card.getByRole('link', { name: 'View Details' }),
        });
        await reach(heading(project.owner.name), {
          trigger: page.getByRole('link', { name: 'View Creator Profile' }),
        });
        await reach(page.getByRole('main').getByRole('article'));
      },
    };
  },
};

const signingUp: Leg = {
  name: 'sign up',
  async begin() {
    const person = newPerson();
    return {
      async walk(walker) {
        const { page, open, reach, type, markSent } = walker;
        await open('/signup');
        const form = box(walker, 'Full Name');
        const taken = page.getByText('User already registered');
        await reach(form.or(dashboard(walker)));
        if (await form.isVisible()) {
          await type(form, person.name);
          await type(box(walker, 'Email'), person.email);
          await type(box(walker, 'Password'), person.password);
          await type(box(walker, 'Confirm Password'), person.password);
          const create = page.getByRole('main').getByRole('button', { name: /^Create Account/ });
          const skip = page.getByRole('button', { name: 'Skip' });
          await reach(skip.or(dashboard(walker)).or(taken), { trigger: create });
          markSent();
          if (await skip.isVisible()) await reach(dashboard(walker), { trigger: skip });
        }
        // Created by the first click, although the response was lost: the page says so, and the user signs in.
        if (await taken.isVisible()) {
          await reach(page.getByRole('heading', { name: 'Welcome back' }), {
            trigger: page.getByRole('main').getByRole('link', { name: 'Sign in' }),
          });
          await signIn(walker, person);
        }
      },
      async stored() {
        const { user, access_token: token } = await newSession(person);
        const actual = await fetchRows(`users?select=name&id=eq.${user.id}`, token);
        return { actual, expected: [{ name: person.name }] };
      },
    };
  },
};

const signingIn: Leg = {
  name: 'sign in',
  async begin() {
    const person = await newAccount();
    return {
      async walk(walker) {
        await walker.open('/login?next=/dashboard/client/browse');
        await signIn(walker, person);
      },
    };
  },
};

async function signIn(walker: Walker, { email, password }: { email: string; password: string }) {
  const { page, reach, type, markSent } = walker;
  const field = box(walker, 'Password');
  await reach(field.or(dashboard(walker)));
  if (await field.isVisible()) {
    await type(box(walker, 'Email'), email);
    await type(field, password);
    const button = page.getByRole('main').getByRole('button', { name: /^Sign in( \(|$)/ });
    await reach(dashboard(walker), { trigger: button });
  }
  markSent();
}

export const visitingLegs = [signingIn, signingUp, browsing];
