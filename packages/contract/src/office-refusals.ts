// Every way the box office's calls may say no.
import { chargingMessages } from '@stagedoor/rules/messages/charging';
import { codeOfficeMessages } from '@stagedoor/rules/messages/code-office';
import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import { counterMessages } from '@stagedoor/rules/messages/counter';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { folderMessages } from '@stagedoor/rules/messages/folder';
import { fulfilmentMessages } from '@stagedoor/rules/messages/fulfilment';
import { gatewayMessages } from '@stagedoor/rules/messages/gateways';
import { guestOfficeMessages } from '@stagedoor/rules/messages/guest-office';
import { programmeMessages } from '@stagedoor/rules/messages/programme';
import { pictureMessages } from '@stagedoor/rules/messages/pictures';
import { mailServerMessages } from '@stagedoor/rules/messages/mail-server';
import { setupMessages } from '@stagedoor/rules/messages/setup';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import type { RefusalKind } from './refusal-kind.ts';

export const officeRefusalKinds = {
  SIGN_IN_NEEDED: { status: 401, message: staffMessages.signInNeeded },
  STAFF_SIGN_IN_FAILED: { status: 403, message: staffMessages.didNotMatch },
  /** The password was right; the same call again, with the code. */
  SECOND_STEP_NEEDED: { status: 403, message: staffMessages.codeNeeded },
  SECOND_STEP_WRONG: { status: 403, message: staffMessages.codeWrong },
  LAST_SECOND_STEP: { status: 409, message: staffMessages.lastSecondStep },
  /** The role asks for a second step that is not set up: only calls about oneself work. */
  SECOND_STEP_REQUIRED: { status: 403, message: staffMessages.secondStepRequired },
  /** After `staff/confirm-password` the same call works. */
  PASSWORD_NEEDED: { status: 403, message: staffMessages.passwordNeeded },
  STAFF_PASSWORD_WRONG: { status: 403, message: staffMessages.passwordWrong },
  CODE_TAKEN: { status: 409, message: codeOfficeMessages.taken },
  CODE_STOP_MET: { status: 409, message: codeOfficeMessages.stopMet },
  KEY_REFUSED: { status: 401, message: connectionsMessages.keyRefused },
  KEY_ELSEWHERE: { status: 403, message: connectionsMessages.keyElsewhere },
  KEY_IN_ADDRESS: { status: 400, message: connectionsMessages.keyInAddress },
  FOR_PEOPLE: { status: 403, message: connectionsMessages.forPeople },
  /** When the next minute begins is in the header. */
  TOO_MANY_CALLS: { status: 429, message: connectionsMessages.allCallsMade },
  TOO_MANY_ADDRESSES_HERE: { status: 409, message: connectionsMessages.tooManyAddresses },
  IDEMPOTENCY_KEY_USED: { status: 409, message: connectionsMessages.idempotencyKeyUsed },
  DONE_BEFORE: { status: 409, message: connectionsMessages.doneBefore },
  TOO_MANY_KEYS: { status: 409, message: connectionsMessages.tooManyKeys },
  SELLER_NOT_CHOSEN: { status: 403, message: staffMessages.sellerNotChosen },
  STAFF_INVITATION_REFUSED: { status: 404, message: staffMessages.invitationRefused },
  FIRST_RUN_REFUSED: { status: 404, message: setupMessages.linkRefused },
  /** Which lines are in the way is in the sentence. */
  NOT_READY_TO_OPEN: { status: 409, message: setupMessages.notReady([]) },
  /** What is wrong with the archive is in the sentence. */
  FOLDER_REFUSED: { status: 409, message: folderMessages.wrong.broken },
  /** What is wrong with it is in the sentence. */
  PICTURE_REFUSED: { status: 409, message: pictureMessages.refused },
  /** Why is in the sentence. */
  GATEWAY_NOT_TAKEN: { status: 409, message: gatewayMessages.notNow },
  /** Why is in the sentence. */
  PUBLISH_STAYS: { status: 409, message: setupMessages.changedSince },
  LAST_OWNER: { status: 409, message: staffMessages.lastOwner },
  OWN_ROLE: { status: 409, message: staffMessages.ownRole },
  ALREADY_STAFF: { status: 409, message: staffMessages.alreadyStaff },
  EMAIL_TAKEN: { status: 409, message: staffMessages.emailTaken },
  MAIL_IS_GONE: { status: 409, message: staffMessages.mailIsGone },
  /** What it says is in the sentence. */
  MAIL_SERVER_REFUSED: { status: 409, message: mailServerMessages.notTaken },
  MAIL_WAITS: { status: 409, message: staffMessages.mailWaits },
  /** How many there are is in the sentence. */
  STOCK_SHORT: { status: 409, message: staffMessages.stockShort(0) },
  /** What stands in the way is in the sentence. */
  NOT_ERASABLE: { status: 409, message: staffMessages.stillOpen },
  /** Others are at the same just now; when to come again is in the header. */
  BUSY: { status: 429, message: staffMessages.busy },
  CHANGED_MEANWHILE: { status: 409, message: staffMessages.changedMeanwhile },
  /** What speaks against it is in `problems`. */
  DESCRIPTION_REFUSED: { status: 409, message: programmeMessages.refused },
  DESCRIPTION_NOT_KEPT: { status: 409, message: programmeMessages.notKept },
  /** Why is in the sentence. */
  AFTER_SALE_REFUSED: { status: 409, message: afterSaleMessages.notNow },
  /** Why is in the sentence: which step comes first, what stands in the way. */
  DRAW_REFUSED: { status: 409, message: drawOfficeMessages.notNow },
  CHARGING_REFUSED: { status: 409, message: chargingMessages.nothingToRetry },
  /** Why is in the sentence: decided already, no places, a charge that runs. */
  GUEST_REFUSED: { status: 409, message: guestOfficeMessages.notNow },
  /** Why is in the sentence: canceled meanwhile and by whom, paid already, seats that went. */
  COUNTER_REFUSED: { status: 409, message: counterMessages.notNow },
  PARCEL_REFUSED: { status: 409, message: fulfilmentMessages.notNow },
} as const satisfies Record<string, RefusalKind>;
