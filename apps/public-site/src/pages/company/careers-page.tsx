import { Actions, TextPage } from '../../features/company/text-page.tsx';
import { JoinLink } from '../../shared/join-link.tsx';

export function CareersPage() {
  return (
    <TextPage>
      <p>
        We're a small team. When we have a role to fill, we'll post it here with its tasks, location
        and salary. We don't collect applications in advance.
      </p>
      <h2>Find work today</h2>
      <p>
        Clients look for developers here every day. If you build with Bolt, publish a project and a
        service with a price. That's the quickest way to paid work here.
      </p>
      <Actions>
        <JoinLink variant="primary" />
      </Actions>
    </TextPage>
  );
}
