import { Actions, TextPage } from '../../features/company/text-page.tsx';
import { JoinLink } from '../../shared/join-link.tsx';

export function CareersPage() {
  return (
    <TextPage title="Careers" lead="There are no open positions at the moment.">
      <p>
        We are a small team and say so: when there is a role to fill, it will stand here with its
        tasks, its place and its salary. We do not collect applications in advance.
      </p>
      <h2>Work that is open today</h2>
      <p>
        Clients look for developers here every day. If you build with Bolt, publish a project and a
        service with a price: that is the shortest way to paid work on this site.
      </p>
      <Actions>
        <JoinLink variant="primary" />
      </Actions>
    </TextPage>
  );
}
