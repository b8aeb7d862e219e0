import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { MailList } from './mail-list.tsx';
import { OneMail } from './one-mail.tsx';
import { OneTemplate } from './one-template.tsx';
import { TemplateList } from './template-list.tsx';

export default function MailPage() {
  return (
    <RoomPages>
      <Route path="/mail" element={<MailList />} />
      <Route path="/mail/templates" element={<TemplateList />} />
      <Route path="/mail/templates/:kind" element={<OneTemplate />} />
      <Route path="/mail/:id" element={<OneMail />} />
    </RoomPages>
  );
}
