"""The tables of the copy, which the bench has created."""

from django.db import models


def choices(*values):
    return [(value, value) for value in values]


class Member(models.Model):
    name = models.CharField(max_length=20)
    phone = models.CharField(max_length=20, null=True, blank=True)
    role = models.CharField(max_length=20, choices=choices("ROLE_USER", "ROLE_OWNER", "ROLE_ADMIN"))
    status = models.CharField(
        max_length=20, choices=choices("CREATED", "ACTIVE", "BANNED", "WITHDRAWN", "PHONE_V_REQUIRED")
    )
    point = models.IntegerField()
    rice_balance = models.IntegerField()
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        managed = False
        db_table = "members"

    def __str__(self):
        return self.name


class PartnerPlace(models.Model):
    member = models.ForeignKey(Member, models.PROTECT, null=True, blank=True)
    name = models.CharField(max_length=20)
    address = models.CharField(max_length=100)
    phone = models.CharField(max_length=20)
    latitude = models.FloatField(null=True, blank=True)
    longitude = models.FloatField(null=True, blank=True)
    policy = models.TextField()
    until = models.DateTimeField()
    cache = models.IntegerField(default=0)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        managed = False
        db_table = "partner_places"
        ordering = ["until"]

    def __str__(self):
        return self.name


class PartnerPlaceApplication(models.Model):
    member = models.ForeignKey(Member, models.PROTECT)
    name = models.CharField(max_length=20)
    address = models.CharField(max_length=100)
    phone = models.CharField(max_length=20)
    latitude = models.FloatField()
    longitude = models.FloatField()
    policy = models.TextField()
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        managed = False
        db_table = "partner_place_applications"
        ordering = ["created_at"]

    def __str__(self):
        return self.name


class Meeting(models.Model):
    host = models.ForeignKey(Member, models.PROTECT)
    status = models.CharField(max_length=20, choices=choices("RECRUITING", "CONFIRMED", "READY", "END"))
    title = models.CharField(max_length=50)
    content = models.TextField()
    scheduled_at = models.DateTimeField()
    place_name = models.CharField(max_length=50)
    min_capacity = models.IntegerField()
    max_capacity = models.IntegerField()
    member_count = models.IntegerField()
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        managed = False
        db_table = "meetings"
        ordering = ["-scheduled_at"]

    def __str__(self):
        return self.title


class MeetingMember(models.Model):
    meeting = models.ForeignKey(Meeting, models.CASCADE)
    member = models.ForeignKey(Member, models.PROTECT)
    state = models.CharField(max_length=20, choices=choices("JOINED", "LEFT", "EXPELLED"))
    joined_at = models.DateTimeField()

    class Meta:
        managed = False
        db_table = "meeting_members"

    def __str__(self):
        return str(self.member)


class Report(models.Model):
    reporter = models.ForeignKey(Member, models.PROTECT, related_name="reports_by")
    reported = models.ForeignKey(Member, models.PROTECT, related_name="reports_about")
    meeting = models.ForeignKey(Meeting, models.DO_NOTHING, null=True)
    content = models.TextField()
    status = models.CharField(max_length=20, choices=choices("PENDING", "RESOLVED", "DISMISSED"))
    admin_comment = models.TextField(null=True, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        managed = False
        db_table = "reports"
        ordering = ["id"]

    def __str__(self):
        return f"{self.reported}: {self.content}"


class RiceTransaction(models.Model):
    member = models.ForeignKey(Member, models.PROTECT)
    amount = models.IntegerField()
    reason = models.CharField(
        max_length=30,
        choices=choices(
            "SIGNUP",
            "MEETING_APPLY",
            "MEETING_APPLY_REJECT",
            "MEETING_APPLY_DELETE",
            "MEETING_CREATE",
            "MEETING_JOIN",
            "MEETING_CHECKED",
            "MEETING_DELETE",
            "MEETING_END",
            "MEETING_LEAVE",
            "PURCHASE_500",
            "PURCHASE_1000",
            "PURCHASE_2000",
            "ADMIN_GRANT",
            "ADMIN_REVOKE",
        ),
    )
    balance_after = models.IntegerField(default=0, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        managed = False
        db_table = "rice_transactions"
        ordering = ["-id"]

    def __str__(self):
        return f"{self.member}: {self.amount}"


class Payment(models.Model):
    member = models.ForeignKey(Member, models.PROTECT)
    platform = models.CharField(max_length=20, choices=choices("APPLE", "GOOGLE"))
    transaction_id = models.CharField(max_length=100)
    product_id = models.CharField(max_length=100)
    currency = models.CharField(max_length=3)
    amount = models.IntegerField()
    status = models.CharField(max_length=20, choices=choices("PENDING", "COMPLETED", "REFUNDED", "FAILED"))
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        managed = False
        db_table = "payments"
        ordering = ["-id"]

    def __str__(self):
        return self.transaction_id


class Notification(models.Model):
    member = models.ForeignKey(Member, models.PROTECT)
    title = models.CharField(max_length=100)
    content = models.TextField()
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        managed = False
        db_table = "notifications"
        ordering = ["-id"]

    def __str__(self):
        return self.title
