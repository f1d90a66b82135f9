import first from '../../../assets/sample-project-1.webp';
import second from '../../../assets/sample-project-2.webp';
import third from '../../../assets/sample-project-3.webp';
import {
  DrawnButton,
  DrawnButtons,
  Note,
  Panel,
  PanelTitle,
  Picture,
  Progress,
  Row,
  Strip,
  Strips,
} from './step-picture.styles.ts';

/** Pictures of projects. */
export function WorkPicture() {
  return (
    <Picture data-theme="night" aria-hidden>
      <Strips>
        {[first, second, third].map((src) => (
          <Strip key={src}>
            <img src={src} alt="" width={1280} height={800} loading="lazy" />
          </Strip>
        ))}
      </Strips>
    </Picture>
  );
}

/** A picture of a request before it is sent. */
export function RequestPicture() {
  return (
    <Picture data-theme="night" role="img" aria-label="A request with its price, before it's sent">
      <Panel>
        <PanelTitle>Hire Ada Stone</PanelTitle>
        <Row>
          <span>Service</span>
          <span>Booking page</span>
        </Row>
        <Row>
          <span>Delivery</span>
          <span>3–5 days</span>
        </Row>
        <Row>
          <span>Total</span>
          <span>$450.00</span>
        </Row>
        <DrawnButton $isPrimary>Send request</DrawnButton>
      </Panel>
    </Picture>
  );
}

/** A picture of a request whose work was delivered. */
export function DeliveryPicture() {
  return (
    <Picture data-theme="night" role="img" aria-label="Delivered work, ready to approve">
      <Panel>
        <PanelTitle>Booking page</PanelTitle>
        <Progress>
          <span>Accepted</span>
          <span>Delivered</span>
          <span>Completed</span>
        </Progress>
        <Note>“It's live. Book a table and tell me how it feels.”</Note>
        <DrawnButtons>
          <DrawnButton $isPrimary>Approve</DrawnButton>
          <DrawnButton>Request changes</DrawnButton>
        </DrawnButtons>
      </Panel>
    </Picture>
  );
}
