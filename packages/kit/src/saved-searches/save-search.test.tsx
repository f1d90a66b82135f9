import { DataProvider } from '@showcase/data/query';
import { UserProvider } from '@showcase/data/session';
import { aUser, dataWorld, fakeBackend, testId } from '@showcase/data/testing';
import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { PageProvider } from '@showcase/remote-contract/services';
import { fakeServices } from '@showcase/remote-contract/testing';
import { UiProvider } from '@showcase/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RouterLink } from '../testing/router-link.tsx';
import { SaveSearch } from './save-search.tsx';

const search = { q: 'harbour', selected: {}, sort: '' };

it('lets a user name the search who pressed before the session was known', async () => {
  const { router, press, startSession } = openList(testId(1));
  await press();
  expect(screen.queryByRole('textbox')).toBeNull();
  await startSession();
  expect(await screen.findByRole('textbox', { name: 'Name of the search' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

it('leads a visitor who pressed before that to the sign-in', async () => {
  const { router, press, startSession } = openList();
  await press();
  expect(router.state.location.pathname).toBe('/');
  await startSession();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?reason=save-search&next=%2F');
});

/** A list whose session is not known until `startSession`. */
function openList(signedInAs?: string) {
  const backend = fakeBackend({ users: [aUser()], ...(signedInAs && { signedInAs }) });
  const { client, queryClient, session } = dataWorld({ backend });
  const services = fakeServices({ client, queryClient });
  const element = (
    <UiProvider link={RouterLink}>
      <DataProvider client={client} queryClient={queryClient}>
        <UserProvider client={client} session={{ ...session, start: () => () => undefined }}>
          <PageProvider value={{ notify: services.notify, head: null }}>
            <SaveSearch kind="projects" search={search} />
          </PageProvider>
        </UserProvider>
      </DataProvider>
    </UiProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/login', element: <p>Sign in</p> },
  ]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const startSession = () => act(async () => void session.start());
  return { router, press, startSession };
}
