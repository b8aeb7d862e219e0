import { flag } from '../reading/choices.ts';
import { listOf, nameOf, named } from '../reading/collections.ts';
import { calendarDay, moment } from '../reading/dates.ts';
import { dollars, idOf, share, whole } from '../reading/numbers.ts';
import { optional, record, required } from '../reading/record.ts';
import { line, text } from '../reading/texts.ts';

const INSTALLMENTS = 3;

/** PLAN-02: a plan has complete rules and three ascending dates, or there is none. */
const paymentPlan = record(
  'payment plan',
  {
    fee: required(dollars),
    payments: optional(whole(INSTALLMENTS, INSTALLMENTS), INSTALLMENTS),
    eligibilityMinimum: required(dollars),
    firstPaymentMinimum: required(dollars),
    firstPaymentPercent: required(share),
    installments: required(listOf(calendarDay)),
  },
  ({ installments, placeOf }, { report }) => {
    if (!installments) return;
    if (installments.length !== INSTALLMENTS) {
      report.mistake(placeOf('installments'), `The payment plan needs ${INSTALLMENTS} dates.`);
    }
    if (installments.some((day, index) => index > 0 && day <= installments[index - 1]!)) {
      report.mistake(placeOf('installments'), 'Each installment must be due after the one before it.');
    }
  },
);

export const seriesFile = named(
  record(
    'series',
    {
      id: required(idOf('series')),
      name: required(line()),
      showName: optional(flag, true),
      tour: optional(nameOf('tour')),
      visible: optional(moment),
      opens: optional(moment),
      closes: optional(moment),
      visibleMessage: optional(text(2000)),
      closedMessage: optional(text(2000)),
      shippingNote: optional(text(2000)),
      mobileDelivery: optional(flag, false),
      domesticDelivery: optional(nameOf('delivery method')),
      internationalDelivery: optional(nameOf('delivery method')),
      addressChanges: optional(flag, true),
      shipDay: optional(calendarDay),
      paymentPlan: optional(paymentPlan),
    },
    ({ visible, opens, closes, placeOf }, { report }) => {
      if (opens && closes && closes <= opens) {
        report.mistake(placeOf('closes'), 'The series closes before it opens.');
      }
      if (visible && opens && opens < visible) {
        report.mistake(placeOf('opens'), 'The series opens before it is visible.');
      }
    },
  ),
  'series',
);
