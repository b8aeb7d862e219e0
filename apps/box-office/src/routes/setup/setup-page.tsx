import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { FolderPage } from './folder/folder-page.tsx';
import { HallRoom } from './halls/hall-room.tsx';
import { HallsRoom } from './halls/halls-room.tsx';
import { OutletRoom } from './outlet/outlet-room.tsx';
import { MailRoom } from './mail/mail-room.tsx';
import { CardFormPage } from './money/card-form-page.tsx';
import { MoneyRoom } from './money/money-room.tsx';
import { SeriesList } from './series/series-list.tsx';
import { SeriesRoom } from './series/series-page.tsx';
import { ShowRoom } from './shows/editor/show-room.tsx';
import { PasteRoom } from './shows/paste/paste-room.tsx';
import { ShowsRoom } from './shows/shows-room.tsx';
import { SetupHome } from './setup-home.tsx';
import { TaxesRoom } from './taxes/taxes-room.tsx';

export default function SetupPage() {
  return (
    <RoomPages>
      <Route path="/setup" element={<SetupHome />} />
      <Route path="/setup/money" element={<MoneyRoom />} />
      <Route path="/setup/money/card-form" element={<CardFormPage />} />
      <Route path="/setup/mail" element={<MailRoom />} />
      <Route path="/setup/taxes" element={<TaxesRoom />} />
      <Route path="/setup/halls" element={<HallsRoom />} />
      <Route path="/setup/halls/:hallId" element={<HallRoom />} />
      <Route path="/setup/shows" element={<ShowsRoom />} />
      <Route path="/setup/shows/drafts/:draftId" element={<ShowRoom />} />
      <Route path="/setup/shows/paste" element={<PasteRoom />} />
      <Route path="/setup/shows/:eventId" element={<ShowRoom />} />
      <Route path="/setup/series" element={<SeriesList />} />
      <Route path="/setup/series/drafts/:draftId" element={<SeriesRoom />} />
      <Route path="/setup/series/:seriesId" element={<SeriesRoom />} />
      <Route path="/setup/folder" element={<FolderPage />} />
      <Route path="/setup/outlets/:outletId" element={<OutletRoom />} />
      <Route path="/setup/outlets/:outletId/:tab" element={<OutletRoom />} />
    </RoomPages>
  );
}
