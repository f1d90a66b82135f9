import {
  createMemoryRouter,
  Link,
  RouterProvider,
  useSearchParams,
} from '@showcase/remote-contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useClosePanel } from './use-close-panel.ts';

function Page() {
  const [params, setParams] = useSearchParams();
  const panel = params.get('panel');
  const close = useClosePanel({
    name: 'panel',
    isOpen: panel !== null,
    onRemove: () => setParams({}, { replace: true }),
  });
  return (
    <>
      <p>{panel ?? 'closed'}</p>
      <Link to="?panel=one">Open</Link>
      <Link to="?panel=two">Next</Link>
      <Link to="?panel=three" replace>
        Replace
      </Link>
      <button onClick={close}>Close</button>
    </>
  );
}

function open(entries = ['/before', '/page']) {
  const router = createMemoryRouter(
    [
      { path: '/before', element: <Link to="/page?panel=linked">Elsewhere</Link> },
      { path: '/page', element: <Page /> },
    ],
    { initialEntries: entries },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const click = (name: string) => userEvent.click(screen.getByText(name));
const back = async (router: ReturnType<typeof open>) => {
  await router.navigate(-1);
  return router.state.location.pathname;
};

it('takes back the step that opened the panel', async () => {
  const router = open();
  await click('Open');
  expect(await screen.findByText('one')).toBeDefined();
  await click('Close');
  expect(await screen.findByText('closed')).toBeDefined();
  expect(await back(router)).toBe('/before');
});

it('takes back all steps from panel to panel', async () => {
  const router = open();
  await click('Open');
  await click('Next');
  await click('Replace');
  expect(await screen.findByText('three')).toBeDefined();
  await click('Close');
  expect(await screen.findByText('closed')).toBeDefined();
  expect(await back(router)).toBe('/before');
});

it('works after Back and Forward', async () => {
  const router = open();
  await click('Open');
  for (const closeFirst of [() => router.navigate(-1), () => click('Close')]) {
    await closeFirst();
    expect(await screen.findByText('closed')).toBeDefined();
    await router.navigate(1);
    expect(await screen.findByText('one')).toBeDefined();
  }
  await click('Close');
  expect(await screen.findByText('closed')).toBeDefined();
  expect(await back(router)).toBe('/before');
});

it('shows the page below a panel to which another page has led', async () => {
  const router = open(['/before']);
  await click('Elsewhere');
  expect(await screen.findByText('linked')).toBeDefined();
  await click('Close');
  expect(await screen.findByText('closed')).toBeDefined();
  expect(await back(router)).toBe('/before');
});

it('closes once, however often it is pressed', async () => {
  const router = open();
  await click('Open');
  await userEvent.dblClick(screen.getByText('Close'));
  expect(await screen.findByText('closed')).toBeDefined();
  expect(router.state.location.pathname).toBe('/page');
});
