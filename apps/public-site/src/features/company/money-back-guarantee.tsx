/** The rules of the guarantee that the dialog about developer mode names. */
export function MoneyBackGuarantee() {
  return (
    <>
      <h2 id="money-back-guarantee">Money-back guarantee</h2>
      <p>
        A client who isn't satisfied with what was delivered can open a case: instead of an
        approval, or within 30 days after it. Each milestone that was approved has 30 days of its
        own, whether the rest is finished, continues or has ended, and at least 30 days after all of
        the work was completed. The time of a case isn't counted. What isn't paid can be
        contradicted later too, until an admin has decided. Creators who offer services here accept
        these rules.
      </p>
      <ol>
        <li>
          The client says what happened and what they want: all of it, a part, or the work done
          again. The creator has 7 days to agree, to propose something else, or to ask for a
          decision.
        </li>
        <li>
          If both agree, that settles it, as long as no admin has decided. If the creator doesn't
          answer in time, an admin decides, and the creator can still answer until then. If the
          client leaves a proposal unanswered for 7 days, the case is closed without a result.
        </li>
        <li>
          An admin who knows neither side reads the agreement, the deliveries and the messages, and
          decides in writing: in full, a part, or nothing.
        </li>
        <li>
          Either side can appeal once, within 7 days. Another admin decides, and that decision is
          final.
        </li>
        <li>
          Nobody can delete their account while a case is open, a refund is owed or an invoice isn't
          paid; the last two prevent it for 90 days at most. If a creator's account is deleted
          later, the client can still open a case in the 30 days, and an admin decides it without
          the creator.
        </li>
      </ol>
      <p>What a result means:</p>
      <ul>
        <li>
          In full. Before an approval, the request ends and nothing is owed for that delivery. After
          it, the creator pays everything back.
        </li>
        <li>
          A part. Before an approval, the delivery is approved and the client pays that much less.
          After it, the creator pays that amount back.
        </li>
        <li>
          Done again. Before an approval, the creator delivers again, and it doesn't count as a
          revision. After it, the creator has 14 days to deliver again, or an admin decides;
          meanwhile both sides can still agree on money instead. Then the client has 14 days to
          accept it or to ask for a decision, or it counts as accepted. An admin can't decide this,
          only both sides can agree on it, once in a case.
        </li>
      </ul>
      <p>
        No money passes through Bolt Showcase. It goes from the creator back to the client directly.
        We record what is owed, and both sides confirm it. A refund counts as given back once the
        client has confirmed it, or 14 days after we mailed them that it was sent, unless they say
        that it has not arrived: then it is owed again. While a case is open, nobody is asked to pay
        what it is about; what is left is asked for again afterwards. If nobody said that an invoice
        is paid, or the creator says that the payment has not arrived, the client is asked before
        anything is taken off it: if they have paid, the amount is owed as a refund. We remind
        creators of a refund that they owe, after 3, 7 and 14 days. One that isn't sent by then is
        in the creator's track record, which is public, until it has arrived. Our admins see it too,
        and payments and refunds that one side says it sent and the other one misses. We can suspend
        the account of a creator who doesn't pay back what was decided.
      </p>
    </>
  );
}
